import { keepPreviousData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { Page } from '../client/read-page.ts';
import type { Change } from '../contract/notifications/changes.contract.ts';

type Item = { id: string; version?: number };

/** A list that is fetched page by page: `list(query)` are the options of one page, `list.queryKey` begins the keys of all. */
export function listQuery<Listed extends Item, Query extends object, Shown extends Page<Listed> = Page<Listed>>(
  noun: Change['noun'] | null,
  name: string,
  fetchPage: (query: Query, signal: AbortSignal) => Promise<Shown>,
) {
  const page = (query: Query) =>
    queryOptions({
      queryKey: [name, query],
      queryFn: ({ signal }) => fetchPage(query, signal),
      placeholderData: keepPreviousData,
      meta: { nouns: noun ? [noun] : [] },
    });
  return Object.assign(page, { queryKey: [name] });
}
export type ListQuery<Listed extends Item, Query extends object> = ReturnType<typeof listQuery<Listed, Query>>;

/** How many items a list holds; an action that changes the list's pages invalidates it. */
export const countQuery = (noun: Change['noun'], name: string, fetchCount: (signal: AbortSignal) => Promise<number>) =>
  queryOptions({
    queryKey: [name],
    queryFn: ({ signal }) => fetchCount(signal),
    meta: { nouns: [noun] },
  });

/**
 * Changes every page of a list, or those alone whose query has the values that `queryKey` ends with. One requested before the
 * change is requested again: its answer would undo the change.
 */
export function changePages<Shown extends Page<unknown>>(
  cache: QueryClient,
  queryKey: QueryKey,
  change: (page: Shown) => Shown,
) {
  const older = new Set(cache.getQueryCache().findAll({ queryKey, fetchStatus: 'fetching' }));
  void cache.cancelQueries({ queryKey });
  cache.setQueriesData<Shown>({ queryKey }, (page) => page && change(page));
  void cache.refetchQueries({ predicate: (query) => older.has(query) });
}

const versionOf = ({ version = 0 }: Item) => version;

/** Shows an item as the server answered it, unless what is shown is newer. */
export const replaceItem = <Listed extends Item, Query extends object>(
  cache: QueryClient,
  { queryKey }: ListQuery<Listed, Query>,
  item: Listed,
) =>
  changePages<Page<Listed>>(cache, queryKey, (page) => ({
    ...page,
    items: page.items.map((each) => (each.id === item.id && versionOf(each) <= versionOf(item) ? item : each)),
  }));

export const removeItems = <Listed extends Item, Query extends object>(
  cache: QueryClient,
  { queryKey }: ListQuery<Listed, Query>,
  isGone: (item: Listed) => boolean,
) =>
  changePages<Page<Listed>>(cache, queryKey, ({ items, total, ...page }) => {
    const left = items.filter((each) => !isGone(each));
    return { ...page, items: left, total: total - (items.length - left.length) };
  });

export const removeItem = <Listed extends Item, Query extends object>(
  cache: QueryClient,
  list: ListQuery<Listed, Query>,
  id: string,
) => removeItems(cache, list, (item) => item.id === id);
