import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

const stepOf: Record<string, number> = { ArrowLeft: 1, ArrowRight: -1 };

const buttonsOf = (bar: HTMLElement | null) => [...(bar?.querySelectorAll('button') ?? [])];

function makeStop(bar: HTMLElement | null, stop: Element | undefined): void {
  for (const button of buttonsOf(bar)) button.tabIndex = button === stop ? 0 : -1;
}

/** A bar of buttons is one stop of the Tab key; arrow keys, Home and End walk it, from right to left. */
export function useRovingFocus() {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => makeStop(bar.current, buttonsOf(bar.current)[0]), []);

  function onKeyDown(event: KeyboardEvent) {
    const buttons = buttonsOf(bar.current);
    const place = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const step = stepOf[event.key];
    const next =
      event.key === 'Home' ? 0 : event.key === 'End' ? -1 : step ? (place + step) % buttons.length : undefined;
    if (next === undefined || place < 0) return;
    event.preventDefault();
    buttons.at(next)?.focus();
  }

  function onFocus({ target }: FocusEvent) {
    makeStop(bar.current, target);
    // of a tool that is partly seen browsers leave the rest outside
    target.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }
  return { ref: bar, onKeyDown, onFocus };
}
