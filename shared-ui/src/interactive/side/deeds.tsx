import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import css from './side.css';

/** The buttons at the end of a form or a window. */
export const Deeds = ({ children }: { children: ReactNode }) => (
  <div className="ui-deeds">
    <Styles css={css} />
    {children}
  </div>
);
