import { fetchFrontEndErrors } from '../client/front-ends.client.ts';

/** What went wrong in the pages of visitors; no events tell of changes. */
export const frontEndErrorsQuery = {
  queryKey: ['front end errors'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchFrontEndErrors(signal),
};
