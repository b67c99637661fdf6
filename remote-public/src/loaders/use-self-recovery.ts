import { useEffect } from 'react';
import { useRevalidator } from 'shared-ui/router';

const pauseMs = 10_000;

/** Asks again for what is missing, quietly: after a while, and as soon as the browser is back on the network. */
export function useSelfRecovery(isMissing: boolean) {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isMissing || state !== 'idle') return;
    const again = () => void revalidate();
    const timer = setTimeout(again, pauseMs);
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [isMissing, state, revalidate]);
}
