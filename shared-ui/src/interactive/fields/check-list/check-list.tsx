import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import css from './check-list.css';

type CheckListProps = { label: string; children: ReactNode };

/** A list of names to be ticked off, of `CheckListItem`s. */
export const CheckList = ({ label, children }: CheckListProps) => (
  <ul className="ui-check-list" aria-label={label}>
    <Styles css={css} />
    {children}
  </ul>
);

type CheckListItemProps = { title: ReactNode; note: ReactNode; children: ReactNode };

/** One name with smaller words below it, and beside it the button that ticks it off: its children. */
export const CheckListItem = ({ title, note, children }: CheckListItemProps) => (
  <li>
    <div>
      {title}
      <small>{note}</small>
    </div>
    {children}
  </li>
);
