import type { ReactNode } from 'react';
import { buttonClass } from '../button/button-class.ts';

type SubmitButtonProps = {
  /** While the form is being sent: it keeps its place and its focus, and sends nothing. */
  isBusy?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

/** The button that sends its form. */
export function SubmitButton({ isBusy = false, disabled = false, children }: SubmitButtonProps) {
  return (
    <button
      type={isBusy ? 'button' : 'submit'}
      className={`${buttonClass()} ui-submit`}
      disabled={disabled}
      {...(isBusy && { 'aria-disabled': true })}
      aria-busy={isBusy}
    >
      {children}
    </button>
  );
}
