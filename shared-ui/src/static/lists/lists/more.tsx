import type { ReactNode } from 'react';

/** Under a list: the way on to what is not in it. */
export const More = ({ children }: { children: ReactNode }) => <div className="ui-more">{children}</div>;
