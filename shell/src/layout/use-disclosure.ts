import { useEffect, useRef } from 'react';
import { useLocation } from 'shared-ui/router';

/** Folds a `<details>` that lies over the page: on Escape, on a press elsewhere, and when the page changes. */
export function useDisclosure() {
  const details = useRef<HTMLDetailsElement>(null);
  const location = useLocation();

  useEffect(() => {
    if (location && details.current) details.current.open = false;
  }, [location]);

  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      if (details.current && !details.current.contains(target as Node)) details.current.open = false;
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.current?.open) return;
      details.current.open = false;
      details.current.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', onPress);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPress);
      removeEventListener('keydown', onKey);
    };
  }, []);

  return { details };
}
