import { serverTextOr } from 'shared-api/client/api-error';
import { endOtherSessions, endSession } from 'shared-api/client/session.client';
import type { SessionSeen } from 'shared-api/contract/accounts/session.contract';
import { removeItems, useAction, useQueryClient } from 'shared-api/query';
import { sessionsList } from 'shared-api/query/session.query';
import { notify } from 'shared-ui/static';
import { messages } from '../messages.ts';

/** Ends one session of the member, or every other than this browser's. */
export function useEndSession() {
  const cache = useQueryClient();
  return useAction({
    mutationFn: (ended: SessionSeen | 'others') => (ended === 'others' ? endOtherSessions() : endSession(ended.id)),
    onSuccess({ message }, ended) {
      removeItems(cache, sessionsList, ({ id, current }) => (ended === 'others' ? !current : id === ended.id));
      notify.success(message);
    },
    onError: (error) => notify.failure(serverTextOr(error, messages.endFailed)),
  });
}
