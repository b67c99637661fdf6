import { type RefObject, useEffect } from 'react';

/** Takes the keyboard into a panel that comes open, as soon as it stands in its place and is seen, unless it is there already. */
export function useFocusWhenPlaced(panel: RefObject<HTMLElement | null>, isWanted: boolean) {
  useEffect(() => {
    if (!isWanted) return undefined;
    let frame = requestAnimationFrame(function check() {
      const place = panel.current;
      if (place?.contains(document.activeElement)) return;
      if (place && getComputedStyle(place).visibility === 'visible')
        place.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
      else frame = requestAnimationFrame(check);
    });
    return () => cancelAnimationFrame(frame);
  }, [panel, isWanted]);
}
