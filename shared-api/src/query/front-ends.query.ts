import { fetchFrontEnds } from '../client/front-ends.client.ts';

/** The live builds of the front ends; no events tell of changes. */
export const frontEndsQuery = {
  queryKey: ['front ends'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchFrontEnds(signal),
};
