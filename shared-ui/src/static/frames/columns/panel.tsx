import type { ReactNode } from 'react';

/** A raised surface for something to be done on it. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className="ui-panel">{children}</div>;
}
