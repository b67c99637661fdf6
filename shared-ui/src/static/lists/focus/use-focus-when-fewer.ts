import { type RefObject, useEffect, useRef } from 'react';

/** Takes the keyboard to `place` when what it was in is taken away, and with it the count of those that are shown. */
export function useFocusWhenFewer(place: RefObject<HTMLElement | null>, count: number) {
  const before = useRef(count);
  useEffect(() => {
    const isLess = count < before.current;
    before.current = count;
    if (isLess && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [count, place]);
}
