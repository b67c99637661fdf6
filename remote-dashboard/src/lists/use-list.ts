import { type ListQuery, loadStatus, useQuery } from 'shared-api/query';
import { useFilter } from './use-filter.ts';

/** The page of a list that stands in the address; the page before it stays until this one is there. */
export function useList<Listed extends { id: string }, Query extends object>(
  list: ListQuery<Listed, Query>,
  queryOf: (params: URLSearchParams) => Query,
) {
  const { params } = useFilter();
  const query = useQuery(list(queryOf(params)));
  const { items = [], next = null, total = 0 } = query.data ?? {};
  return {
    items,
    next,
    total,
    status: loadStatus(query),
    isPlaceholder: query.isPlaceholderData,
    retry: query.refetch,
  };
}
