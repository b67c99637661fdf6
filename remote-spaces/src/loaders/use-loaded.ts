import { useEffect, useState } from 'react';
import { logQuietly } from 'shared-api/log-quietly';
import { notifyNotStarted } from 'shared-ui/static';

/** What a page can live without, once it has come. A reader for whom it does not come is told that the page is not complete. */
export function useLoaded<Part>(what: string, load: () => Promise<Part>, isWanted: boolean): Part | undefined {
  const [part, setPart] = useState<Part>();
  useEffect(() => {
    if (!isWanted) return;
    load().then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        logQuietly(what, error);
        notifyNotStarted();
      },
    );
  }, [what, load, isWanted]);
  return part;
}
