import type { ReactNode } from 'react';

/** Blocks one below the other, in one column. */
export const Blocks = ({ children }: { children: ReactNode }) => <div className="ui-blocks">{children}</div>;
