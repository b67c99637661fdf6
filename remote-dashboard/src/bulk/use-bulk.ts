import { actOnMembers } from 'shared-api/client/members.client';
import type { BulkReply, BulkRequest, PrivateMember } from 'shared-api/contract/members/members.contract';
import { invalidate, useAction, useQueryClient } from 'shared-api/query';
import { membersList } from 'shared-api/query/members.query';
import { notify } from 'shared-ui/static';
import { messages } from './messages.ts';

export type BulkOutcome = { done: string[]; notDone: { id: string; text: string }[] };

function toOutcome({ results }: BulkReply, chosen: PrivateMember[]): BulkOutcome {
  const nameOf = (id: string) => chosen.find((member) => member.id === id)?.name ?? '';
  return {
    done: results.filter(({ ok }) => ok).map(({ id }) => id),
    notDone: results
      .filter(({ ok }) => !ok)
      .map(({ id, message = '' }) => ({ id, text: messages.notDone(nameOf(id), message) })),
  };
}

/** Does the same to everybody chosen; each has a result of its own. */
export function useBulk(chosen: PrivateMember[], onDone: (doneIds: string[]) => void) {
  const cache = useQueryClient();
  return useAction({
    mutationFn: async (request: Omit<BulkRequest, 'ids'>) =>
      toOutcome(await actOnMembers({ ids: chosen.map(({ id }) => id), ...request }), chosen),
    onSuccess({ done }) {
      onDone(done);
      invalidate(cache, { queryKey: membersList.queryKey });
    },
    onError: () => notify.failure(messages.failed),
  });
}
