import { useSyncExternalStore } from 'react';

/** Whether a media query holds. On the server: yes, so that nothing moves before the browser has said. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}
