import { fetchOwnEvents } from '../client/post-events.client.ts';

/** Events to come that the viewer attends, waits for or wrote. */
export const ownEventsQuery = {
  queryKey: ['own events'],
  queryFn: ({ signal }: { signal: AbortSignal }) => fetchOwnEvents(signal),
  gcTime: 0, // one says on the page of an event whether one comes
  meta: { nouns: ['posts' as const, 'notifications' as const] },
};
