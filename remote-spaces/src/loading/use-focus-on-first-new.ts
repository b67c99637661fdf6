import { useEffect, useRef } from 'react';

/** The keyboard goes on where the new cards begin, rather than behind them all. `cards` finds them in the place. */
export function useFocusOnFirstNew<Place extends HTMLElement>(count: number, cards: string) {
  const place = useRef<Place>(null);
  const asked = useRef<number>(undefined);
  useEffect(() => {
    if (asked.current === undefined || count <= asked.current) return;
    place.current?.querySelectorAll(cards)[asked.current]?.querySelector('a')?.focus({ preventScroll: true });
    asked.current = undefined;
  }, [count, cards]);
  const remember = () => {
    asked.current = count;
  };
  return { place, remember };
}
