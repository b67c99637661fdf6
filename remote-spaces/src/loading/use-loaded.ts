import { useEffect, useState } from 'react';
import { logQuietly } from 'shared-api/log-quietly';

/** Whether what a page can live without has come; that it could not is told to the developer alone. */
export function useLoaded(what: string, { preload }: { preload: () => Promise<unknown> }, isWanted: boolean): boolean {
  const [isThere, setThere] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    preload().then(
      () => setThere(true),
      (error: unknown) => logQuietly(what, error),
    );
  }, [what, preload, isWanted]);
  return isThere;
}
