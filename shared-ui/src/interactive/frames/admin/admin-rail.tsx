import { type ReactNode, useEffect, useRef } from 'react';

type AdminRailProps = {
  label: string;
  /** Changes when another link is the current one, or becomes wider. */
  state: string;
  /** Links; the current one says so with `aria-current`. */
  children: ReactNode;
};

function middleOf(element: Element): number {
  const { x, width } = element.getBoundingClientRect();
  return x + width / 2;
}

/** Links to the pages of an admin UI: below one another beside the page, in a row that scrolls above it on narrow screens. */
export function AdminRail({ label, state, children }: AdminRailProps) {
  const nav = useRef<HTMLElement>(null);

  // where the row is wider than the screen the current link is brought into view; `scrollIntoView` would move the page too
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what the links depend on
  useEffect(() => {
    const link = nav.current?.querySelector('[aria-current]');
    if (nav.current && link) nav.current.scrollLeft += middleOf(link) - middleOf(nav.current);
  }, [state]);

  return (
    <nav ref={nav} className="ui-rail" aria-label={label}>
      {children}
    </nav>
  );
}
