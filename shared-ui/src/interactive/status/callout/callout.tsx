import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import css from './callout.css';

type CalloutProps = {
  /** Names it, where it is a landmark of the page. */
  label?: string;
  children: ReactNode;
};

/** A sentence that concerns what is below it, and what can be done about that. */
export const Callout = ({ label, children }: CalloutProps) => (
  <section className="ui-callout" aria-label={label}>
    <Styles css={css} />
    {children}
  </section>
);

/** What came of an action, line by line: read aloud when it comes. */
export const CalloutList = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="ui-callout ui-callout-list" aria-label={label} role="status">
    <Styles css={css} />
    {children}
  </section>
);
