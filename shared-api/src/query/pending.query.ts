import { fetchPendingWork } from '../client/pending.client.ts';
import type { Change } from '../contract/notifications/changes.contract.ts';

const nouns: Change['noun'][] = ['members', 'messages', 'posts'];

/** What waits for the viewer as one of staff. */
export const pendingWork = {
  queryKey: ['pending work'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchPendingWork(signal),
  meta: { nouns },
};
