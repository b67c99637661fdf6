import { ApiError } from 'shared-api/client/api-error';
import { logQuietly } from 'shared-api/log-quietly';
import { data } from 'shared-ui/router';

const notFound = 404;
/** The client itself waits for ever (spec, section 7); a reader does not. */
const patienceMs = 10_000;

async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('late')), patienceMs);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What could not be had, or not in time, is null and told to the developer alone. What is not there makes the whole page not found. */
export async function orNull<Value>(what: string, { signal }: Request, work: Promise<Value>): Promise<Value | null> {
  try {
    return await inTime(work);
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof ApiError && error.status === notFound) throw data(null, { status: notFound });
    logQuietly(what, error);
    return null;
  }
}
