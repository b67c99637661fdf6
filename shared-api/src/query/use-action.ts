import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

/** A mutation that ignores a second call while the first is in flight; with a `scope` the second waits for the first. */
export function useAction<Reply, Input = void, Context = unknown>(
  options: UseMutationOptions<Reply, Error, Input, Context>,
) {
  const cache = useQueryClient();
  const mutationKey = [...(options.mutationKey ?? []), useId()];
  const mutation = useMutation({ ...options, mutationKey });
  const mutate: typeof mutation.mutate = (...call) => {
    if (options.scope || cache.isMutating({ mutationKey }) === 0) mutation.mutate(...call);
  };
  return { ...mutation, mutate };
}
