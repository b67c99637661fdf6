import type { ReactNode } from 'react';

/** Figures side by side: each a `StatCard`. */
export const Stats = ({ children }: { children: ReactNode }) => <dl className="ui-stats">{children}</dl>;
