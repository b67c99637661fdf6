import type { ReactNode } from 'react';
import { ListCount } from './list-count.tsx';

/** Over a list: how many there are, and what can be done with it as a whole. */
export const ListHead = ({ count, children }: { count: string; children: ReactNode }) => (
  <div className="ui-list-head">
    <ListCount isLive>{count}</ListCount>
    {children}
  </div>
);
