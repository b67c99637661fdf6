import { http } from 'shared-api/client/http';
import type {
  Attendee,
  AttendeeCountReply,
  AttendeeCounts,
  AttendeesFilter,
  AttendeesQuery,
  CheckInReply,
} from '../contract/posts/attendees.contract.ts';
import type { Post } from '../contract/posts/posts.contract.ts';
import type { CsvSeparator } from '../contract/wire/csv-separators.ts';
import { csvSearch } from './csv-search.ts';
import { toResultPage } from './read-page.ts';

type Changed = { message: string; post: Post };
type OfEvent<Query> = Query & { event: string };

/** Who comes to an event, for its organisers, in the order in which they said so. @throws ApiError 401, 403, 404 */
export async function fetchAttendees({ event, ...query }: OfEvent<AttendeesQuery>, signal: AbortSignal) {
  const reply = await (await http()).get(`events/${event}/attendees`, { searchParams: { ...query }, signal });
  const { attendees, counts } = await reply.json<{ attendees: Attendee[]; counts: AttendeeCounts }>();
  return { ...toResultPage(attendees, reply), counts };
}
export type AttendeesPage = Awaited<ReturnType<typeof fetchAttendees>>;

/** How many hear of a change or a deletion of the event. @throws ApiError 401, 403, 404 */
export const fetchAttendeeCount = async (event: string, signal: AbortSignal) =>
  (await http()).get(`events/${event}/attendees/count`, { signal }).json<AttendeeCountReply>();

/** Says that the event does not take place: who is registered is told. @throws ApiError 401, 403, 404, 409 where it is over */
export const cancelEvent = async (event: string) => (await http()).put(`events/${event}/cancellation`).json<Changed>();

/** That it takes place after all. @throws ApiError 401, 403, 404, 409 where it is over */
export const resumeEvent = async (event: string) =>
  (await http()).delete(`events/${event}/cancellation`).json<Changed>();

/** Where the same list is to be had as a file. */
export const attendeesCsvUrl = ({ event, ...filter }: OfEvent<AttendeesFilter>, separator: CsvSeparator) =>
  `/api/events/${event}/attendees.csv?${csvSearch(filter, separator)}`;

/** That the attendee came. @throws ApiError 401, 403, 404 */
export const checkIn = async (event: string, id: string) =>
  (await http()).put(`events/${event}/attendees/${id}/check-in`).json<CheckInReply>();

/** @throws ApiError 401, 403, 404 */
export const undoCheckIn = async (event: string, id: string) =>
  (await http()).delete(`events/${event}/attendees/${id}/check-in`).json<CheckInReply>();
