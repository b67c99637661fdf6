import { serverTextOr } from 'shared-api/client/api-error';
import { requestDataExport } from 'shared-api/client/personal-data.client';
import { setAnswer, useAction, useQueryClient } from 'shared-api/query';
import { personalDataQuery } from 'shared-api/query/personal-data.query';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

/** Has a copy of the member's data made. */
export function useRequestExport() {
  const cache = useQueryClient();
  return useAction({
    mutationFn: requestDataExport,
    onSuccess({ message, export: made }) {
      setAnswer(cache, personalDataQuery, { export: made });
      notify.success(message);
    },
    onError: (error) => notify.failure(serverTextOr(error, messages.requestFailed)),
  });
}
