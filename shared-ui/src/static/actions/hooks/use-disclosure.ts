import { useEffect, useRef } from 'react';

const leaving = ['pointerdown', 'focusin'];

/**
 * For a `<details>` that lies over the page: it closes on a press elsewhere, when the keyboard leaves it, on Escape, and when
 * `place` changes, which is a choice that was made in it or the page's address. From inside it, the keyboard goes on at what
 * opens it again.
 */
export function useDisclosure(place?: unknown) {
  const details = useRef<HTMLDetailsElement>(null);
  const lastPlace = useRef(place);

  // the first place closes nothing: a visitor may have opened it before the page was live
  useEffect(() => {
    if (place !== lastPlace.current) close(details.current);
    lastPlace.current = place;
  }, [place]);

  useEffect(() => {
    const onLeave = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) details.current?.removeAttribute('open');
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close(details.current);
    };
    for (const type of leaving) addEventListener(type, onLeave);
    addEventListener('keydown', onKey);
    return () => {
      for (const type of leaving) removeEventListener(type, onLeave);
      removeEventListener('keydown', onKey);
    };
  }, []);

  return details;
}

function close(details: HTMLDetailsElement | null) {
  if (!details?.open) return;
  if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
  details.removeAttribute('open');
}
