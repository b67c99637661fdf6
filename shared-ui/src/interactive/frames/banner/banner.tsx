import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import { Button, Icon } from 'shared-ui/static';
import { messages } from '../../../messages.ts';
import css from './banner.css';

type BannerProps = { onDismiss: () => void; children: ReactNode };

/** A word over the page, on wide screens alone, that a person puts away. */
export const Banner = ({ onDismiss, children }: BannerProps) => (
  <aside className="ui-banner">
    <Styles css={css} />
    <p>{children}</p>
    <Button variant="ghost" size="sm" isIcon aria-label={messages.close} onClick={onDismiss}>
      <Icon name="close" />
    </Button>
  </aside>
);
