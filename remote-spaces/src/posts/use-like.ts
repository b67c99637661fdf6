import { type ChangeEvent, useEffect, useRef, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const keyOf = (postId: string) => `liked:${postId}`;

/** A browser that keeps its storage closed likes nothing. */
function isLikedHere(postId: string): boolean {
  try {
    return localStorage.getItem(keyOf(postId)) !== null;
  } catch {
    return false;
  }
}

function keep(postId: string, isLiked: boolean): void {
  try {
    if (isLiked) localStorage.setItem(keyOf(postId), '1');
    else localStorage.removeItem(keyOf(postId));
  } catch (error) {
    reportError(error);
  }
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

/** Liking a post is between the person and this browser: no one else hears of it (spec, section 4). Answers its check box. */
export function useLike(postId: string) {
  const ref = useRef<HTMLInputElement>(null);
  const checked = useSyncExternalStore(
    subscribe,
    () => isLikedHere(postId),
    () => false,
  );
  // ticked before the page was hydrated
  useEffect(() => {
    if (ref.current?.checked) keep(postId, true);
  }, [postId]);
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => keep(postId, target.checked);
  return { ref, checked, onChange, autoComplete: 'off' };
}
