import { ApiError } from 'shared-api/client/api-error';
import { type AttendeesPage, checkIn, undoCheckIn } from 'shared-api/client/attendees.client';
import type { Attendee } from 'shared-api/contract/posts/attendees.contract';
import { changePages, invalidate, useAction, useMutationState, useQueryClient } from 'shared-api/query';
import { attendeesList } from 'shared-api/query/attendees.query';
import { notify } from 'shared-ui/static';
import { explainFailure } from '../submission/explain-failure.ts';
import { attendeesMessages as messages } from './messages.ts';

/**
 * Whether an attendee came: shown at once, and as it was before where it could not be saved. One tick of an event waits for
 * the one before, so that the counts of the last answer are the latest.
 */
export function useCheckIn(event: string, { id, checkedInAt }: Attendee, onTicked: (attendee: Attendee) => void) {
  const cache = useQueryClient();
  const queryKey = [...attendeesList.queryKey, { event }];
  const mutationKey = ['check-in', event, id];
  const { mutate } = useAction({
    mutationKey,
    mutationFn: (came: boolean) => (came ? checkIn(event, id) : undoCheckIn(event, id)),
    scope: { id: `check-in ${event}` },
    onSuccess({ attendee, counts }) {
      changePages<AttendeesPage>(cache, queryKey, (page) => ({
        ...page,
        counts,
        items: page.items.map((each) => (each.id === id ? attendee : each)),
      }));
    },
    onError(error) {
      notify.failure(explainFailure(error, { otherwise: messages.failed, 404: messages.gone, 500: messages.failed }));
      if (error instanceof ApiError && error.status === 404) return invalidate(cache, { queryKey });
    },
  });
  /** Also what was ticked before another filter was chosen, whose list renders its row again. */
  const pending = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as boolean,
  });
  return {
    came: pending.at(-1) ?? checkedInAt !== null,
    // with the press: the list of a choice that was made since is another
    tick: (came: boolean) => mutate(came, { onSuccess: ({ attendee }) => onTicked(attendee) }),
  };
}
