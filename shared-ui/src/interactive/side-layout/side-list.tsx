import type { ReactNode } from 'react';

type SideListProps = {
  /** Names the list. */
  label: string;
  items: ReadonlyArray<{ id: string; link: ReactNode }>;
};

/** A column of links. The one that is chosen says so with `aria-current`. */
export const SideList = ({ label, items }: SideListProps) => (
  <nav aria-label={label}>
    <ul className="ui-side-list">
      {items.map(({ id, link }) => (
        <li key={id}>{link}</li>
      ))}
    </ul>
  </nav>
);
