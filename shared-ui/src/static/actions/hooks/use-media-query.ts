import { useSyncExternalStore } from 'react';

/** Whether a media query holds; `onServer` is taken to be so until the browser has said. */
export function useMediaQuery(query: string, onServer = true): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => onServer,
  );
}
