/** The query cache of members and staff: one instance for all front ends, loaded when first needed. */
export { type QueryClient, useIsMutating, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query';
export { CacheProvider } from './query/cache-provider.tsx';
export { changesOf, invalidate } from './query/invalidate.ts';
export {
  changePages,
  countQuery,
  type ListQuery,
  listQuery,
  removeItem,
  removeItems,
  replaceItem,
} from './query/list-query.ts';
export { loadStatus } from './query/load-status.ts';
export { setAnswer } from './query/set-answer.ts';
export { useAction } from './query/use-action.ts';
