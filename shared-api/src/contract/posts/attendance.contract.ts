import * as v from 'valibot';

/** What a member is told of an event it may come to: GET, PUT (it comes) and DELETE (it does not) /events/:id/attendance */
export const AttendanceReply = v.object({
  /** `waiting`: for a place that somebody gives back. */
  state: v.picklist(['none', 'going', 'waiting']),
  /** In the waiting list, from 1; null for who does not wait. */
  position: v.nullable(v.number()),
  /** Places that are free; null where they have no bound. */
  left: v.nullable(v.number()),
  /** Whether it still takes people: it is announced, and not over. */
  isOpen: v.boolean(),
});
export type AttendanceReply = v.InferOutput<typeof AttendanceReply>;
