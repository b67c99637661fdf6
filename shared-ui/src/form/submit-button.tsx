import type { MouseEvent, ReactNode } from 'react';
import { buttonClass } from '../button/button-class.ts';
import { useFormOfField } from './form.tsx';

type SubmitButtonProps = {
  /** Something of it is still being made: it keeps its place and its focus, and sends nothing, as while it is sent. */
  isBusy?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

const sendNothing = (event: MouseEvent) => event.preventDefault();

/** The button that sends its form; Enter in a field presses it too. Before the page is hydrated nobody could answer it. */
export function SubmitButton({ isBusy = false, disabled = false, children }: SubmitButtonProps) {
  const form = useFormOfField();
  const isPending = isBusy || form?.isPending === true;
  return (
    <button
      type="submit"
      className={`${buttonClass()} ui-submit`}
      disabled={disabled || form?.isHydrated === false}
      {...(isPending && { 'aria-disabled': true, onClick: sendNothing })}
      aria-busy={isPending}
    >
      {children}
    </button>
  );
}
