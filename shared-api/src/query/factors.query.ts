import { fetchFactors } from '../client/factors.client.ts';

/** What the viewer can prove itself with beside its password; no events tell of changes. */
export const factorsQuery = {
  queryKey: ['factors'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchFactors(signal),
};
