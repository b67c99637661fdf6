import * as v from 'valibot';
import { Cursor, Id, Limit, SearchText } from '../wire/query.contract.ts';
import { Timestamp } from '../wire/reply.contract.ts';

/** One who comes to an event, or waits for a place, as its organisers see it. */
export const Attendee = v.object({
  id: v.string(),
  name: v.string(),
  /** Of a member; null for a visitor. */
  office: v.nullable(v.string()),
  /** Of a visitor; null for a member. */
  email: v.nullable(v.string()),
  isWaiting: v.boolean(),
  joinedAt: Timestamp,
  /** Null until an organiser ticks off that the attendee came. */
  checkedInAt: v.nullable(Timestamp),
});
export type Attendee = v.InferOutput<typeof Attendee>;

/** `going`: has a place; `not_checked_in`: those of them who did not come yet. */
export const AttendeeState = v.picklist(['going', 'waiting', 'checked_in', 'not_checked_in']);
export type AttendeeState = v.InferOutput<typeof AttendeeState>;

/** The query of GET /events/:id/attendees.csv */
export const AttendeesFilter = v.object({
  state: v.optional(AttendeeState),
  q: v.optional(SearchText),
});
export type AttendeesFilter = v.InferOutput<typeof AttendeesFilter>;

/** The query of GET /events/:id/attendees */
export const AttendeesQuery = v.object({ ...AttendeesFilter.entries, limit: Limit, cursor: v.optional(Cursor) });
export type AttendeesQuery = Partial<v.InferOutput<typeof AttendeesQuery>>;

/** How many of an event's attendees have a place, wait for one, and came. */
export const AttendeeCounts = v.object({ going: v.number(), waiting: v.number(), checkedIn: v.number() });
export type AttendeeCounts = v.InferOutput<typeof AttendeeCounts>;

/** In the order in which they said that they come. */
export const AttendeesReply = v.object({ attendees: v.array(Attendee), counts: AttendeeCounts });

/** GET /events/:id/attendees/count: how many are told of a change, and the sentence that says so; null where nobody is. */
export const AttendeeCountReply = v.object({ count: v.number(), message: v.nullable(v.string()) });
export type AttendeeCountReply = v.InferOutput<typeof AttendeeCountReply>;

export const ByAttendee = v.object({ id: Id, attendee: Id });

/** PUT and DELETE /events/:id/attendees/:attendee/check-in */
export const CheckInReply = v.object({ attendee: Attendee, counts: AttendeeCounts });
export type CheckInReply = v.InferOutput<typeof CheckInReply>;
