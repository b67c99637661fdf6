import type { ReactNode } from 'react';

/** What is of no use on paper. */
export const ScreenOnly = ({ children }: { children: ReactNode }) => <div className="ui-screen-only">{children}</div>;
