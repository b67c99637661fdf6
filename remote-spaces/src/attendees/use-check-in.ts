import { ApiError } from 'shared-api/client/api-error';
import { type AttendeesPage, checkIn, undoCheckIn } from 'shared-api/client/attendees.client';
import type { Attendee } from 'shared-api/contract/attendees.contract';
import { useAction, useQueryClient } from 'shared-api/query';
import { attendeesList } from 'shared-api/query/attendees.query';
import { notify } from 'shared-ui/static';
import { explainFailure } from '../sending/explain-failure.ts';
import { attendeesMessages as messages } from './messages.ts';

/** Whether an attendee came: shown at once, and as it was before where it could not be saved. A second press waits for the first. */
export function useCheckIn(event: string, { id, checkedInAt }: Attendee) {
  const cache = useQueryClient();
  const { queryKey } = attendeesList;
  const { isPending, variables, mutate } = useAction({
    mutationFn: (came: boolean) => (came ? checkIn(event, id) : undoCheckIn(event, id)),
    scope: { id: `check-in ${id}` },
    onSuccess({ attendee, counts }) {
      void cache.cancelQueries({ queryKey }); // an answer of before would take it back
      cache.setQueriesData<AttendeesPage>({ queryKey }, (page) => {
        const items = page?.items.map((each) => (each.id === id ? attendee : each)) ?? [];
        return page && { ...page, counts, items };
      });
    },
    onError(error) {
      notify.failure(explainFailure(error, { otherwise: messages.failed, 404: messages.gone, 500: messages.failed }));
      if (error instanceof ApiError && error.status === 404) return cache.invalidateQueries({ queryKey });
    },
  });
  return { came: isPending ? variables : checkedInAt !== null, tick: mutate };
}
