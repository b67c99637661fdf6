import type { ReactNode } from 'react';

type ReservedPlaceProps = {
  /** A button alone. */
  isRow?: boolean;
  children: ReactNode;
};

/**
 * Where a sentence and a button come for those who are signed in: their place is kept from the first paint, so that what
 * stands below does not move. For others it takes none.
 */
export const ReservedPlace = ({ isRow = false, children }: ReservedPlaceProps) => (
  <div className={`ui-reserved${isRow ? ' ui-reserved-row' : ''}`}>{children}</div>
);
