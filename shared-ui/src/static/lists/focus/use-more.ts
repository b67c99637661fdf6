import { useEffect, useRef, useState } from 'react';
import { useFocusWhenFewer } from './use-focus-when-fewer.ts';

/**
 * The keyboard goes on where the new cards begin, rather than behind them all, and stays in the place when the card it was
 * in is taken away. `cards` finds them in the place; `remember` is called when more of them are loaded.
 */
function useFocusOnFirstNew<Place extends HTMLElement>(count: number, cards: string) {
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

type More = {
  /** How many cards are shown, and what finds them in the place. */
  count: number;
  cards: string;
  /** Adds the next ones. */
  load: () => Promise<void>;
  onFailed: () => void;
};

/** A list that goes on: one request at a time, and the keyboard goes on at the first of what came. */
export function useMore<Place extends HTMLElement>({ count, cards, load, onFailed }: More) {
  const { place, remember } = useFocusOnFirstNew<Place>(count, cards);
  const [isPending, setPending] = useState(false);

  async function showMore() {
    if (isPending) return;
    remember();
    setPending(true);
    await load().catch(onFailed);
    setPending(false);
  }

  return { place, isPending, showMore };
}
