type LoadStatus = 'loading' | 'succeeded' | 'failed';

/** How a load stands, in the words of the spec. What is there outlives a later failure. */
export function loadStatus({ data, isError }: { data: unknown; isError: boolean }): LoadStatus {
  if (data !== undefined) return 'succeeded';
  return isError ? 'failed' : 'loading';
}
