import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import css from './form-bar.css';

type FormBarProps = {
  /** What of the form is saved; read out when it changes. */
  status?: ReactNode;
  /** The buttons of a long form, the one that sends it first. */
  children: ReactNode;
};

/** The end of a long form, which stays at the foot of the window while the form is longer. */
export const FormBar = ({ status, children }: FormBarProps) => (
  <div className="ui-form-bar">
    <Styles css={css} />
    {children}
    <span className="ui-form-bar-status" role="status">
      {status}
    </span>
  </div>
);
