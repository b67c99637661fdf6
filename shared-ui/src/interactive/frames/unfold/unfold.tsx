import type { ReactNode } from 'react';
import { Styles } from 'shared-ui/provider';
import css from './unfold.css';

type UnfoldProps = {
  /** Opens and closes what is below; it names `id` in `aria-controls`. */
  button: ReactNode;
  id: string;
  children: ReactNode;
};

/** A button, and below it what it unfolds. */
export const Unfold = ({ button, id, children }: UnfoldProps) => (
  <div className="ui-unfold">
    <Styles css={css} />
    {button}
    <div id={id}>{children}</div>
  </div>
);
