import type { ReactNode } from 'react';

type ChoicesProps = {
  label: string;
  /** A few long names stand in columns where a row would hide the last. */
  isFew?: boolean;
  /** Links; the current one says so with `aria-current`. */
  children: ReactNode;
};

/** Links to the views of one thing, in a row. */
export const Choices = ({ label, isFew = false, children }: ChoicesProps) => (
  <nav className={`ui-choices${isFew ? ' ui-choices-few' : ''}`} aria-label={label}>
    {children}
  </nav>
);
