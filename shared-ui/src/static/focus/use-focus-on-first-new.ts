import { useEffect, useRef } from 'react';

/**
 * The keyboard goes on where the new cards begin, rather than behind them all, and stays in the place when the card it was
 * in is taken away. `cards` finds them in the place; `remember` is called when more of them are asked for.
 */
export function useFocusOnFirstNew<Place extends HTMLElement>(count: number, cards: string) {
  const place = useRef<Place>(null);
  const asked = useRef<number>(undefined);
  const before = useRef(count);
  useEffect(() => {
    const isLess = count < before.current;
    before.current = count;
    if (isLess && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [count]);
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
