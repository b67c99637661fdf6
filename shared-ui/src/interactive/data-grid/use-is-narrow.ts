import { useSyncExternalStore } from 'react';

const query = '(max-width: 61.99rem)';

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

/** Whether the screen is too narrow for a table of many columns. */
export const useIsNarrow = () =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
