import { ApiError } from 'shared-api/client/api-error';
import { withTimeout } from 'shared-api/client/with-timeout';
import { logQuietly } from 'shared-api/log-quietly';
import { data } from 'shared-ui/router';

const notFound = 404;

/** What could not be had, or not in time, is null, and told to the developer alone (spec, section 8). */
export async function orNull<Value>(what: string, { signal }: Request, work: Promise<Value>): Promise<Value | null> {
  try {
    return await withTimeout(work);
  } catch (error) {
    if (signal.aborted) throw error;
    logQuietly(what, error);
    return null;
  }
}

/** As `orNull`; of what is not there, `missing`. */
export const orMissing = <Value>(what: string, request: Request, work: Promise<Value>) =>
  orNull<Value | 'missing'>(
    what,
    request,
    work.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === notFound) return 'missing';
      throw error;
    }),
  );

/** What a loader answers. A page that lacks something is drawn anew for the next visitor; one that is missing is a 404. */
export function toPage<Page extends object>(page: Page) {
  const parts = Object.values(page);
  if (parts.includes('missing')) return data(page, { status: notFound });
  return parts.includes(null) ? data(page, { headers: { 'cache-control': 'no-store' } }) : page;
}
