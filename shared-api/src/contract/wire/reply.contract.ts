import * as v from 'valibot';

/** ISO 8601, UTC */
export const Timestamp = v.pipe(v.string(), v.isoTimestamp());

/** Any call that answers with a sentence alone. */
export const MessageReply = v.object({ message: v.string() });
