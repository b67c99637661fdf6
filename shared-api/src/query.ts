/** The cache of what members and staff ask for and change: one instance for all front ends, loaded when first needed. */
export { useQuery, useQueryClient } from '@tanstack/react-query';
export { CacheProvider } from './query/cache-provider.tsx';
export { changesOf, invalidate } from './query/invalidate.ts';
export { type ListQuery, listQuery, removeItem, replaceItem } from './query/list-query.ts';
export { useAction } from './query/use-action.ts';
