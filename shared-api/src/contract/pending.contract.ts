import * as v from 'valibot';
import { Timestamp } from './wire/reply.contract.ts';

/** GET /dashboard/pending: what waits for the viewer as one of staff, in what it looks after. */
export const PendingWork = v.object({
  /** How many signed up and wait for a decision. */
  applicants: v.number(),
  /** Null for who may not read them. */
  messages: v.nullable(
    v.object({
      /** How many nobody has read. */
      unread: v.number(),
      /** When the oldest came that has no answer yet, read or not; null where all are answered. */
      waitingSince: v.nullable(Timestamp),
      /** Which one that is; a server from before does not tell. */
      waitingId: v.optional(v.nullable(v.string())),
    }),
  ),
  /** How many accounts wait to be deleted; null for who may not decide on them. */
  deletions: v.nullable(v.number()),
  /** The next event of the coming days that has not begun, and takes place. */
  event: v.nullable(v.object({ id: v.string(), beginsAt: Timestamp })),
});
export type PendingWork = v.InferOutput<typeof PendingWork>;
