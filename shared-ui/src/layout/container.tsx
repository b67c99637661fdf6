import type { ReactNode } from 'react';

/** The page's column, with its margins. */
export function Container({ children }: { children: ReactNode }) {
  return <div className="ui-container">{children}</div>;
}
