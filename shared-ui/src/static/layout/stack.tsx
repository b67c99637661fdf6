import type { ReactNode } from 'react';

/** Things one below the other, with the air of a form between them. */
export function Stack({ children }: { children: ReactNode }) {
  return <div className="ui-stack">{children}</div>;
}
