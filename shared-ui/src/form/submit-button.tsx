import type { MouseEvent, ReactNode } from 'react';
import { type ButtonLook, buttonClass } from '../button/button-class.ts';
import { useFormIfAny } from './form.tsx';

type SubmitButtonProps = ButtonLook & {
  /** Something of it is still being made: it keeps its place and its focus, and sends nothing, as while it is sent. */
  isBusy?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

const sendNothing = (event: MouseEvent) => event.preventDefault();

/** The button that sends its form; Enter in a field presses it too. Before the page is hydrated nobody could answer it. */
export function SubmitButton({ isBusy = false, disabled = false, children, ...look }: SubmitButtonProps) {
  const form = useFormIfAny();
  const isPending = isBusy || form?.isPending === true;
  return (
    <button
      type="submit"
      className={`${buttonClass(look)} ui-submit`}
      disabled={disabled || form?.isHydrated === false}
      {...(isPending && { 'aria-disabled': true, onClick: sendNothing })}
      aria-busy={isPending}
    >
      {children}
    </button>
  );
}
