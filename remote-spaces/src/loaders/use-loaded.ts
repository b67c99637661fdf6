import { useEffect, useState } from 'react';
import { logQuietly } from 'shared-api/log-quietly';

/** What a page can live without, once it has come; that it could not is told to the developer alone. */
export function useLoaded<Part>(what: string, load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => logQuietly(what, error),
    );
  }, [what, load, isWanted]);
  return part;
}
