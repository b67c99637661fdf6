import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import css from './check-list.css';

type CheckListProps = { label: string; children: ReactNode };

/** Names one below the other, each with what is ticked off beside it. */
export const CheckList = ({ label, children }: CheckListProps) => (
  <ul className="ui-check-list" aria-label={label}>
    <Styles css={css} />
    {children}
  </ul>
);

type CheckListItemProps = { title: ReactNode; note: ReactNode; children: ReactNode };

export const CheckListItem = ({ title, note, children }: CheckListItemProps) => (
  <li>
    <div>
      {title}
      <small>{note}</small>
    </div>
    {children}
  </li>
);
