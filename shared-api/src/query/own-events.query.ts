import { fetchOwnEvents } from '../client/post-events.client.ts';

/** Events to come that the viewer attends, waits for or wrote. */
export const ownEventsQuery = {
  queryKey: ['own events'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchOwnEvents(signal),
  meta: { nouns: ['posts' as const] },
};
