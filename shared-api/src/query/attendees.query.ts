import { listQuery } from 'shared-api/query';
import { type AttendeesPage, fetchAttendees } from '../client/attendees.client.ts';
import type { Attendee, AttendeesQuery } from '../contract/posts/attendees.contract.ts';

/** Who comes to an event; no changes of it are announced. */
export const attendeesList = listQuery<Attendee, AttendeesQuery & { event: string }, AttendeesPage>(
  null,
  'attendees',
  fetchAttendees,
);
