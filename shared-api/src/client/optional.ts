import { ApiError } from 'shared-api/client/api-error';
import { logQuietly } from '../log-quietly.ts';
import { withTimeout } from './with-timeout.ts';

const notFound = 404;

/**
 * What a page can be shown without: null where it could not be had, or not in time, which is told to the developer alone
 * (spec, section 8). @throws where the page that asked for it was left
 */
export async function optional<Value>(what: string, { signal }: Request, work: Promise<Value>): Promise<Value | null> {
  try {
    return await withTimeout(work);
  } catch (error) {
    if (signal.aborted) throw error;
    logQuietly(what, error);
    return null;
  }
}

/** As `optional`; of what does not exist, `missing`. */
export const optionalOrMissing = <Value>(what: string, request: Request, work: Promise<Value>) =>
  optional<Value | 'missing'>(
    what,
    request,
    work.catch((error: unknown) => {
      if (error instanceof ApiError && error.status === notFound) return 'missing';
      throw error;
    }),
  );
