type PageEvents = { onLeave: () => void; onLine: () => void };

/** Calls back when the page goes or is put away, which may be its end, and when there is a line again; until the answer is called. */
export function whenLeaving({ onLeave, onLine }: PageEvents) {
  const onHidden = () => document.visibilityState === 'hidden' && onLeave();
  addEventListener('pagehide', onLeave);
  addEventListener('online', onLine);
  document.addEventListener('visibilitychange', onHidden);
  return () => {
    removeEventListener('pagehide', onLeave);
    removeEventListener('online', onLine);
    document.removeEventListener('visibilitychange', onHidden);
  };
}
