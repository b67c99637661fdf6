import type { QueryClient } from '@tanstack/react-query';

type Query<Data> = { queryKey: string[]; queryFn?: (context: never) => Data | Promise<Data> };

/** Shows what the server answered to a change. A load requested before it is cancelled: its answer would undo the change. */
export function setAnswer<Data>(cache: QueryClient, { queryKey }: Query<Data>, answer: NoInfer<Data>): void {
  void cache.cancelQueries({ queryKey });
  cache.setQueryData<Data>(queryKey, answer);
}
