import { type KeyboardEvent, useEffect, useRef } from 'react';

/** Folds a `<details>` on a press elsewhere, on Escape, and where it offers a choice, when one was made. */
export function useFoldAway(choice?: string) {
  const details = useRef<HTMLDetailsElement>(null);
  /** Where the keyboard was inside, it goes on at what unfolds it again. */
  const fold = () => {
    if (details.current?.open && details.current.contains(document.activeElement))
      details.current.querySelector('summary')?.focus();
    details.current?.removeAttribute('open');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice folds it
  useEffect(fold, [choice]);
  useEffect(() => {
    const foldElsewhere = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) details.current?.removeAttribute('open');
    };
    addEventListener('pointerdown', foldElsewhere);
    return () => removeEventListener('pointerdown', foldElsewhere);
  }, []);
  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !details.current?.open) return;
    fold();
  }
  return { details, onKeyDown };
}
