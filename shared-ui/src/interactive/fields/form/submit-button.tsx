import type { MouseEvent, ReactNode } from 'react';
import { type ButtonStyle, buttonClass } from '../../../static/actions/button/button-class.ts';
import { useFormOfField } from './form.tsx';

type SubmitButtonProps = ButtonStyle & {
  /** Something of the form is still being made ready. */
  isPending?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

const sendNothing = (event: MouseEvent) => event.preventDefault();

/**
 * The button that sends its form; Enter in a field presses it too. While the form is being sent it keeps its place and its
 * focus, and sends nothing. Before the page is hydrated the browser sends the form, where a page takes it.
 */
export function SubmitButton({ isPending = false, disabled = false, children, ...buttonProps }: SubmitButtonProps) {
  const form = useFormOfField();
  const isWaiting = isPending || form.isPending;
  return (
    <button
      type="submit"
      className={`${buttonClass(buttonProps)} ui-submit`}
      disabled={form.isHydrated ? disabled : form.action === undefined}
      {...(isWaiting && { 'aria-disabled': true, onClick: sendNothing })}
      aria-busy={isWaiting}
    >
      {children}
    </button>
  );
}
