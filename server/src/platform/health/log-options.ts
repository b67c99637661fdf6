import { type DestinationStream, pino } from 'pino';

/** What stands between blanks, quotes and brackets. */
const word = /[^\s<>"'(),;:]+/g;

const holdsEmail = (text: string) => text.lastIndexOf('@', text.length - 2) > 0;

/** The text without the e-mail addresses in it. */
export const redact = (text: string) => text.replaceAll(word, (found) => (holdsEmail(found) ? '…@…' : found));

type Failure = Error & { code?: unknown };

/** Of a failed statement no SQL and no parameters, which hold what people typed; no e-mail address of anything. */
const toLogged = ({ name, code, message, stack }: Failure) => ({
  type: name,
  ...(code !== undefined && { code: String(code) }),
  message: redact(message),
  stack: redact(stack ?? ''),
});

/** The server's log, one JSON object a line; `ids` are added to each, so that the lines of one request are found. */
export const logOptions = (level: string, ids?: () => object) => ({
  level,
  serializers: { err: toLogged },
  ...(ids && { mixin: ids }),
});

/** The log itself: one for the whole process, so that what happens before and outside of requests stands in it too. */
export const openLog = (level: string, ids?: () => object, stream?: DestinationStream) =>
  stream ? pino(logOptions(level, ids), stream) : pino(logOptions(level, ids));
