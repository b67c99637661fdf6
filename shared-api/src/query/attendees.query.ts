import { listQuery } from 'shared-api/query';
import { type AttendeesPage, fetchAttendeeCount, fetchAttendees } from '../client/attendees.client.ts';
import type { Attendee, AttendeesQuery } from '../contract/posts/attendees.contract.ts';

/** Who comes to an event; no changes of it are announced. */
export const attendeesList = listQuery<Attendee, AttendeesQuery & { event: string }, AttendeesPage>(
  null,
  'attendees',
  fetchAttendees,
);

/** How many hear of it when the viewer changes or deletes the event; no changes of it are announced. */
export const attendeeCountQuery = (event: string) => ({
  queryKey: ['attendee-count', event],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchAttendeeCount(event, signal),
});
