import { useEffect, useRef } from 'react';
import { useFocusWhenFewer } from './use-focus-when-fewer.ts';

/**
 * The keyboard goes on where the new cards begin, rather than behind them all, and stays in the place when the card it was
 * in is taken away. `cards` finds them in the place; `remember` is called when more of them are loaded.
 */
export function useFocusOnFirstNew<Place extends HTMLElement>(count: number, cards: string) {
  const place = useRef<Place>(null);
  const remembered = useRef<number>(undefined);
  useFocusWhenFewer(place, count);
  useEffect(() => {
    if (remembered.current === undefined || count <= remembered.current) return;
    place.current?.querySelectorAll(cards)[remembered.current]?.querySelector('a')?.focus({ preventScroll: true });
    remembered.current = undefined;
  }, [count, cards]);
  const remember = () => {
    remembered.current = count;
  };
  return { place, remember };
}
