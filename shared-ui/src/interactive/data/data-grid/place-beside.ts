const gapPx = 8;

/** Puts a panel under what it folds out of, or over it where there is no room, and keeps it there while anything scrolls. */
export function placeBeside(panel: HTMLElement | null) {
  const opener = panel?.parentElement;
  if (!panel || !opener) return undefined;

  function place(open: HTMLElement, from: HTMLElement) {
    const { top, bottom, left } = from.getBoundingClientRect();
    const below = bottom + gapPx;
    const above = Math.max(gapPx, top - gapPx - open.offsetHeight);
    const widest = document.documentElement.clientWidth - gapPx - open.offsetWidth;
    open.style.insetBlockStart = `${below + open.offsetHeight > innerHeight ? above : below}px`;
    open.style.insetInlineEnd = `${Math.max(gapPx, Math.min(left, widest))}px`; // a page ends at its left
  }

  const follow = () => place(panel, opener);
  addEventListener('scroll', follow, true);
  addEventListener('resize', follow);
  follow();
  return () => {
    removeEventListener('scroll', follow, true);
    removeEventListener('resize', follow);
  };
}
