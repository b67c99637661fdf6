import type { ReactNode } from 'react';

/** How many there are; read aloud when it changes, which a link in its place is not. */
export const ListCount = ({ isLive = false, children }: { isLive?: boolean; children: ReactNode }) => (
  <p className="ui-count" role={isLive ? 'status' : undefined}>
    {children}
  </p>
);
