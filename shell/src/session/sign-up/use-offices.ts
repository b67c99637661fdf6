import { useCallback, useEffect, useState } from 'react';
import { fetchOffices } from 'shared-api/client/offices.client';
import type { OfficeName } from 'shared-api/contract/offices/offices.contract';
import { logQuietly } from 'shared-api/log-quietly';

type Offices = { status: 'loading' | 'succeeded' | 'failed'; offices: OfficeName[] };

/** The offices that a newcomer may join: fetched once somebody sees the form, unless they are known. */
export function useOffices(isShown: boolean, known?: OfficeName[]) {
  const [state, setState] = useState<Offices>(
    known ? { status: 'succeeded', offices: known } : { status: 'loading', offices: [] },
  );

  const load = useCallback(async (signal?: AbortSignal) => {
    setState({ status: 'loading', offices: [] });
    try {
      setState({ status: 'succeeded', offices: await fetchOffices(signal) });
    } catch (error) {
      if (signal?.aborted) return;
      logQuietly('offices', error);
      setState({ status: 'failed', offices: [] });
    }
  }, []);

  useEffect(() => {
    if (known || !isShown) return;
    const question = new AbortController();
    void load(question.signal);
    return () => question.abort();
  }, [load, known, isShown]);

  return { ...state, reload: () => void load() };
}
