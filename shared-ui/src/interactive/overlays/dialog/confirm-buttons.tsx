import type { ReactNode } from 'react';
import { Button } from '../../../static/actions/button/button.tsx';
import { Styles } from '../../provider/styles.tsx';
import css from './confirm.css';
import { confirmMessages } from './messages.ts';

type ConfirmButtonsProps = {
  /** The words of the way out. */
  cancel?: string;
  /** Without it there is nothing to leave: the question stands in the page. */
  onClose?: () => void;
  /** What was asked about, last. */
  children: ReactNode;
};

/** The order of every decision: the way out comes first, and so has the focus; what was asked about is last, and apart. */
export const ConfirmButtons = ({ cancel = confirmMessages.cancel, onClose, children }: ConfirmButtonsProps) => (
  <div className="ui-actions ui-confirm">
    <Styles css={css} />
    {onClose && (
      <Button variant="outline" onClick={onClose}>
        {cancel}
      </Button>
    )}
    {children}
  </div>
);
