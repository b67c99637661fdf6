import type { ReactNode } from 'react';
import { Button } from '../../../static/actions/button/button.tsx';
import { Styles } from '../../provider/styles.tsx';
import css from './dialog-actions.css';
import { confirmMessages } from './messages.ts';

type DialogActionsProps = {
  /** What the window is for, where that can be undone or loses nothing. */
  primary?: ReactNode;
  /** What cannot be undone: a button of the variant `danger`. */
  danger?: ReactNode;
  /** Another action, beside the way out. */
  also?: ReactNode;
  /** The words of the way out. */
  cancel?: string;
  /** Without it there is nothing to leave: the question stands in the page. */
  onClose?: (() => void) | undefined;
  /** The way out has the focus when the window opens: a second press of the same key decides nothing. */
  startsAtCancel?: boolean;
};

/**
 * The buttons of every window, in one order for eyes and keyboard: the primary one first, then the way out, and what cannot be
 * undone last and apart.
 */
export const DialogActions = ({
  primary,
  danger,
  also,
  cancel = confirmMessages.cancel,
  onClose,
  startsAtCancel = false,
}: DialogActionsProps) => (
  <div className="ui-actions ui-dialog-actions">
    <Styles css={css} />
    {primary}
    {onClose && (
      <Button variant="outline" data-autofocus={startsAtCancel || undefined} onClick={onClose}>
        {cancel}
      </Button>
    )}
    {also}
    {danger}
  </div>
);
