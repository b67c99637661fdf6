import type { ReactNode } from 'react';

/** Two things of equal weight side by side, one below the other on narrow screens. */
export function Halves({ children }: { children: ReactNode }) {
  return <div className="ui-halves">{children}</div>;
}
