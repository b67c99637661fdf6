import * as v from 'valibot';
import { AttendanceReply } from './attendance.contract.ts';
import { PostEvent } from './post-events.contract.ts';

/** An event to come that the viewer attends, waits for or wrote. */
export const OwnEvent = v.object({
  /** Of its announcement. */
  id: v.string(),
  title: v.string(),
  event: PostEvent,
  state: AttendanceReply.entries.state,
  isAuthor: v.boolean(),
});
export type OwnEvent = v.InferOutput<typeof OwnEvent>;

/** GET /me/events: the next of them, the one that begins first at the top. */
export const OwnEventsReply = v.object({ events: v.array(OwnEvent) });
