import type { CSSProperties } from 'react';
import { Styles } from 'shared-ui/provider';
import { Ltr } from 'shared-ui/static';
import css from './key-text.css';

/** A key to be typed elsewhere, on one line whatever its length. */
export const KeyText = ({ children }: { children: string }) => (
  <p className="ui-key-text" style={{ '--ui-key-signs': children.length } as CSSProperties}>
    <Styles css={css} />
    <Ltr>{children}</Ltr>
  </p>
);
