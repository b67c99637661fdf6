import type { ReactNode } from 'react';

/**
 * Where a sentence and a button come for those who are signed in: their place is kept from the first paint, so that what
 * stands below does not move. For others it takes none.
 */
export const ReservedPlace = ({ children }: { children: ReactNode }) => <div className="ui-reserved">{children}</div>;
