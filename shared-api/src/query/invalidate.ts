import type { QueryClient, QueryFilters } from '@tanstack/react-query';
import { useSession } from 'shared-api/session/session.store';
import type { Change } from '../contract/notifications/changes.contract.ts';

/** The queries whose answers are about one of `nouns`. */
export const changesOf = (nouns: Iterable<Change['noun']>): QueryFilters => {
  const changed = new Set(nouns);
  return { predicate: ({ meta }) => meta?.nouns.some((noun) => changed.has(noun)) ?? false };
};

/**
 * Refetches what is on the screen, and the rest when it is needed. A request in flight may be older than the change: it is
 * cancelled. While a sign-out is under way nothing is requested: the server could have ended the session by then.
 */
export async function invalidate(cache: QueryClient, filters: QueryFilters): Promise<void> {
  if (useSession.getState().isEnding) return cache.invalidateQueries({ ...filters, refetchType: 'none' });
  await cache.cancelQueries(filters);
  await cache.invalidateQueries(filters);
}
