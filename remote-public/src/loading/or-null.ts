import { ApiError } from 'shared-api/client/api-error';
import { withTimeout } from 'shared-api/client/with-timeout';
import { logQuietly } from 'shared-api/log-quietly';
import { data } from 'shared-ui/router';

const notFound = 404;

/** What could not be had, or not in time, is null and told to the developer alone. What is not there makes the whole page not found. */
export async function orNull<Value>(what: string, { signal }: Request, work: Promise<Value>): Promise<Value | null> {
  try {
    return await withTimeout(work);
  } catch (error) {
    if (signal.aborted) throw error;
    if (error instanceof ApiError && error.status === notFound) throw data(null, { status: notFound });
    logQuietly(what, error);
    return null;
  }
}
