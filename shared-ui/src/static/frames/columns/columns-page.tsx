import type { ReactNode } from 'react';

type ColumnsPageProps = {
  /** Above the rest; on narrow screens above the side, too. */
  first?: ReactNode;
  /** Beside both on wide screens, where it stays in sight. */
  side: ReactNode;
  children: ReactNode;
};

/** A page of two columns, which narrow screens show one below the other. */
export const ColumnsPage = ({ first, side, children }: ColumnsPageProps) => (
  <div className="ui-container ui-page ui-columns">
    {first && <div className="ui-columns-first">{first}</div>}
    <div className="ui-columns-side">{side}</div>
    <div className="ui-columns-rest ui-blocks">{children}</div>
  </div>
);
