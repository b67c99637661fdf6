import { useEffect, useRef } from 'react';

/**
 * Where what has the keyboard is taken away from a list, or with it the item it was in, the keyboard goes on at the next item,
 * and after the last one at the heading of the section. `items` finds the items in the place that the ref is given to.
 */
export function useFocusNext<Place extends HTMLElement>(items: string) {
  const place = useRef<Place>(null);

  useEffect(() => {
    const list = place.current;
    const heading = list?.closest('section')?.querySelector<HTMLElement>('h2');
    if (!list || !heading) return undefined;
    let left: { focused: Element; following: HTMLElement[] } | undefined;

    function remember({ target }: FocusEvent) {
      const focused = target as Element;
      const all = [...(list?.querySelectorAll<HTMLElement>(items) ?? [])];
      const current = all.findIndex((item) => item.contains(focused));
      left = { focused, following: current === -1 ? [] : all.slice(current + 1) };
    }
    const focusNext = () => {
      if (!left || left.focused.isConnected || document.activeElement !== document.body) return;
      const next = left.following.find((item) => item.isConnected) ?? heading;
      left = undefined;
      next.tabIndex = -1;
      next.focus();
    };

    const watcher = new MutationObserver(focusNext);
    watcher.observe(list, { childList: true, subtree: true });
    list.addEventListener('focusin', remember);
    return () => {
      watcher.disconnect();
      list.removeEventListener('focusin', remember);
    };
  }, [items]);

  return place;
}
