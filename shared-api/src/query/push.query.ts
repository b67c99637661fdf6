import { fetchQuietHours } from '../client/push.client.ts';

/** When the viewer's browsers are not told; no events tell of changes. */
export const quietHours = {
  queryKey: ['quiet-hours'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchQuietHours(signal),
};
