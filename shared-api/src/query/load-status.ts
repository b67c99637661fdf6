type LoadStatus = 'loading' | 'succeeded' | 'failed';

/** The status of a load, in the spec's words. Data once loaded stays when a later load fails. */
export function loadStatus({ data, isError }: { data: unknown; isError: boolean }): LoadStatus {
  if (data !== undefined) return 'succeeded';
  return isError ? 'failed' : 'loading';
}
