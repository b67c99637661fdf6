import { Fragment, type ReactNode } from 'react';

/** Takes the links and buttons of a copy out of the keyboard's way; the mouse still reaches them. */
function leaveTabOrder(copy: HTMLElement | null): void {
  for (const control of copy?.querySelectorAll('a, button') ?? []) control.setAttribute('tabindex', '-1');
}

/** The items again, so that the row's end shows its beginning: for the eye and the mouse alone. */
export function CarouselCopies({ items }: { items: readonly ReactNode[] }) {
  return items.map((item, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a copy is its place
    <Fragment key={index}>
      <li aria-hidden="true" ref={leaveTabOrder}>
        {item}
      </li>
    </Fragment>
  ));
}
