import { fetchStatistics } from '../client/statistics.client.ts';
import type { Change } from '../contract/notifications/changes.contract.ts';

const nouns: Change['noun'][] = ['members', 'offices', 'posts'];

/** The figures of the viewer's scope. */
export const statisticsQuery = {
  queryKey: ['statistics'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchStatistics(signal),
  meta: { nouns },
};
