import { type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';

/** A mutation that ignores a second call while the first is in flight. */
export function useAction<Reply, Input = void, Context = unknown>(
  options: UseMutationOptions<Reply, Error, Input, Context>,
) {
  const cache = useQueryClient();
  const mutationKey = [useId()];
  const mutation = useMutation({ ...options, mutationKey });
  const mutate: typeof mutation.mutate = (...call) => {
    if (cache.isMutating({ mutationKey }) === 0) mutation.mutate(...call);
  };
  return { ...mutation, mutate };
}
