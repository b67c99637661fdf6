import { useState } from 'react';
import { useFocusOnFirstNew } from './use-focus-on-first-new.ts';

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
