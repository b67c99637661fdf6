import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import { buttonClass, Icon } from 'shared-ui/static';
import css from './link-menu.css';

type LinkMenuProps = {
  label: string;
  /** Links; one that destroys something comes last and carries `data-danger`. */
  children: ReactNode;
};

/** Links that a button unfolds below it, with and without scripts; it names their group. */
export const LinkMenu = ({ label, children }: LinkMenuProps) => (
  <details className="ui-link-menu" aria-label={label}>
    <Styles css={css} />
    <summary className={buttonClass({ variant: 'outline' })}>
      {label} <Icon name="down" />
    </summary>
    <div>{children}</div>
  </details>
);
