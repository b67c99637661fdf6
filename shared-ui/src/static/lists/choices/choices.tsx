import type { ReactNode } from 'react';

type ChoicesProps = {
  label: string;
  /** A few long names stand in two columns where a row would hide the last. */
  isFew?: boolean;
  /** All names are in sight: what a row has no room for stands in the next. */
  isWrapped?: boolean;
  /** Links; the current one says so with `aria-current`. */
  children: ReactNode;
};

/** Links to the views of one thing, in a row. */
export const Choices = ({ label, isFew = false, isWrapped = false, children }: ChoicesProps) => (
  <nav
    className={`ui-choices${isFew ? ' ui-choices-few' : ''}${isWrapped ? ' ui-choices-wrapped' : ''}`}
    aria-label={label}
  >
    {children}
  </nav>
);
