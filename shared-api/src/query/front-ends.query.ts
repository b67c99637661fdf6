import { fetchFrontEnds } from '../client/front-ends.client.ts';

/** The live builds of the front ends. The live stream tells nothing of them. */
export const frontEndsQuery = {
  queryKey: ['front ends'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchFrontEnds(signal),
};
