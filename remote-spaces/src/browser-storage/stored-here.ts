import { type ChangeEvent, useEffect, useRef, useSyncExternalStore } from 'react';
import { browserStorage } from 'shared-api/browser-storage';

const listeners = new Set<() => void>();

/** What this browser keeps under that name, for anybody; null also where it keeps its storage closed, as on the server. */
export const readStored = (key: string): string | null => browserStorage.read(key) ?? null;

/** Keeps it in this browser; null removes what was kept. */
export function storeHere(key: string, value: string | null): void {
  browserStorage.write(key, value);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useStored = (key: string) =>
  useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );

/** For the check box that keeps `value` under the name while it is ticked. */
export function useStoredCheck(key: string, value: string) {
  const ref = useRef<HTMLInputElement>(null);
  const checked = useStored(key) === value;
  // ticked before the page was hydrated
  useEffect(() => {
    const box = ref.current;
    if (!box) return;
    if (box.checked) storeHere(key, value);
    // Firefox would tick it again after a reload, whatever stands there by then; no HTML has this on a check box
    box.autocomplete = 'off';
  }, [key, value]);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => storeHere(key, target.checked ? value : null);
  return { ref, checked, onChange };
}
