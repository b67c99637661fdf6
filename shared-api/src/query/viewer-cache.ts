import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { useSession } from 'shared-api/session/session.store';
import type { Change } from '../contract/notifications/changes.contract.ts';
import { logQuietly } from '../log-quietly.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** What a query's answer is about: a change of one of these makes it stale. */
    queryMeta: { nouns: readonly Change['noun'][] };
  }
}

// the default, a timer, would leave the old value of a controlled field on the screen for a frame
notifyManager.setScheduler(queueMicrotask);

/** No retries, and requests also while `navigator.onLine` is false, which is unreliable (spec, section 7). */
const createCache = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, { queryKey }) => logQuietly(String(queryKey[0]), error) }),
    defaultOptions: {
      queries: { retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { networkMode: 'always' },
    },
  });

let visitors: QueryClient | undefined;
let current: { viewerId: string; cache: QueryClient } | undefined;

function forget() {
  visitors?.clear();
  current?.cache.clear();
  current = undefined;
}

/** The one cache of a viewer; another viewer's is given up, but not for a visitor's, as whose session ran out may still be writing. */
export function cacheOf(viewerId: string): QueryClient {
  if (viewerId === '') {
    visitors ??= createCache();
    return visitors;
  }
  if (current?.viewerId !== viewerId) forget();
  current ??= { viewerId, cache: createCache() };
  return current.cache;
}

// a session that ran out leaves a message: that member may still be writing
useSession.subscribe(({ member, message }) => {
  if (member ? member.id !== current?.viewerId : message === undefined) forget();
});
