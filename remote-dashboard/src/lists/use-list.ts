import { useEffect } from 'react';
import { useFilter } from './use-filter.ts';

type Asked<Query> = { load: (query: Query) => Promise<void>; forget: () => void };

/** Asks for what stands in the address, whenever it changes, and forgets it on leaving. Answers how to ask again. */
export function useList<Query>(
  { load, forget }: Asked<Query>,
  queryOf: (params: URLSearchParams) => Query,
): () => void {
  const search = useFilter().params.toString();
  useEffect(() => {
    void load(queryOf(new URLSearchParams(search)));
  }, [search, load, queryOf]);
  useEffect(() => forget, [forget]);
  return () => void load(queryOf(new URLSearchParams(search)));
}
