import type { ReactNode } from 'react';

type SideListProps = {
  /** Names the list. */
  label: string;
  /** Stays above the list while it is scrolled. */
  head?: ReactNode;
  /** Below it: what the head found; read aloud when it changes. */
  status?: ReactNode;
  items: ReadonlyArray<{ id: string; link: ReactNode }>;
};

/** A column of links. The one that is chosen says so with `aria-current`. */
export const SideList = ({ label, head, status, items }: SideListProps) => (
  <nav aria-label={label}>
    {head && (
      <div className="ui-side-head">
        {head}
        <p role="status">{status}</p>
      </div>
    )}
    <ul className="ui-side-list">
      {items.map(({ id, link }) => (
        <li key={id}>{link}</li>
      ))}
    </ul>
  </nav>
);
