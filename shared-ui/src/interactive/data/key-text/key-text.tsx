import type { CSSProperties } from 'react';
import { Styles } from 'shared-ui/provider';
import { Ltr } from 'shared-ui/static';
import css from './key-text.css';

/** A key to be typed elsewhere, in groups between blanks: on one line where that can be read, else no group is broken. */
export const KeyText = ({ children }: { children: string }) => (
  <p className="ui-key-text" style={{ '--ui-key-signs': children.length } as CSSProperties}>
    <Styles css={css} />
    <Ltr>{children}</Ltr>
  </p>
);
