import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import css from './contact-columns.css';

/** A `ContactList` in it fills wide screens side by side. */
export const ContactColumns = ({ children }: { children: ReactNode }) => (
  <div className="ui-contact-columns">
    <Styles css={css} />
    {children}
  </div>
);
