import type { ReactNode } from 'react';
import { ButtonGroup } from 'shared-ui/layout';
import { Styles } from 'shared-ui/provider';
import css from './entry-row.css';

type EntryRowProps = {
  /** Buttons: at the end of the row, below the words where there is no room beside them. */
  actions?: ReactNode;
  children: ReactNode;
};

/** What is known of one thing, and what can be done with it. */
export const EntryRow = ({ actions, children }: EntryRowProps) => (
  <div className="ui-entry">
    <Styles css={css} />
    <div>{children}</div>
    {actions && <ButtonGroup>{actions}</ButtonGroup>}
  </div>
);
