import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import { Blocks } from '../../static/columns/blocks.tsx';
import css from './side-layout.css';

type SideLayoutProps = {
  /** Beside the content on wide screens, and not shown on narrow ones. */
  side: ReactNode;
  /** What opens the same list on narrow screens. */
  toggle: ReactNode;
  children: ReactNode;
};

/** A list at the side of what is chosen from it. */
export const SideLayout = ({ side, toggle, children }: SideLayoutProps) => (
  <div className="ui-side-layout">
    <Styles css={css} />
    <div className="ui-side">{side}</div>
    <div className="ui-side-toggle">{toggle}</div>
    <Blocks>{children}</Blocks>
  </div>
);
