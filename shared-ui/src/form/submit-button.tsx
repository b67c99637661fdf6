import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '../button/button-class.ts';

type SubmitButtonProps = {
  /** While the form is being sent: it keeps its place and its focus, and sends nothing. */
  isBusy?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

const sendNothing = (event: MouseEvent) => event.preventDefault();

/** The button that sends its form; Enter in a field presses it too. */
export function SubmitButton({ isBusy = false, disabled = false, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`${buttonClass()} ui-submit`}
      disabled={disabled}
      {...(isBusy && { 'aria-disabled': true, onClick: sendNothing })}
      aria-busy={isBusy}
    >
      {children}
    </button>
  );
}
