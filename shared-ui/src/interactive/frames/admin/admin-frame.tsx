import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import css from './admin-frame.css';

type AdminFrameProps = {
  title: ReactNode;
  /** Whose data it is. */
  scope: ReactNode;
  /** At the end of the head. */
  tools?: ReactNode;
  /** The way to the other pages: an `AdminRail`. */
  rail?: ReactNode;
  children: ReactNode;
};

/** The frame of an admin UI: a head of one line, and the rail beside the page where there is room for it. */
export const AdminFrame = ({ title, scope, tools, rail, children }: AdminFrameProps) => (
  <div className="ui-container ui-admin-frame">
    <Styles css={css} />
    <header className="ui-admin-head">
      <div>
        <h1 className="ui-admin-title">{title}</h1>
        <p>{scope}</p>
      </div>
      {tools}
    </header>
    {rail}
    {children}
  </div>
);
