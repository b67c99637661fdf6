import { type RefObject, useEffect } from 'react';

/** Takes the keyboard into a panel that comes open, as soon as it stands in its place and is seen. */
export function useFocusWhenPlaced(panel: RefObject<HTMLElement | null>, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return undefined;
    let frame = requestAnimationFrame(function look() {
      const place = panel.current;
      if (place && getComputedStyle(place).visibility === 'visible')
        place.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
      else frame = requestAnimationFrame(look);
    });
    return () => cancelAnimationFrame(frame);
  }, [panel, isWanted]);
}
