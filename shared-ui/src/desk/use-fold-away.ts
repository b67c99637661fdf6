import { type RefObject, useEffect } from 'react';

/** Folds a disclosure on Escape, which gives the focus back, and on a press elsewhere. */
export function useFoldAway(place: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = place.current;
    if (!details) return;
    const fold = ({ target }: Event) => {
      if (!details.contains(target as Node)) details.open = false;
    };
    const foldOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', fold);
    details.addEventListener('keydown', foldOnEscape);
    return () => {
      document.removeEventListener('pointerdown', fold);
      details.removeEventListener('keydown', foldOnEscape);
    };
  }, [place]);
}
