import type { ReactNode } from 'react';

/** A column no wider than a form wants to be. */
export function Narrow({ children }: { children: ReactNode }) {
  return <div className="ui-narrow">{children}</div>;
}
