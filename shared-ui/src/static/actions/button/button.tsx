import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonLook;

/** A button at least 44 px high; `type` is `button` unless told. */
export function Button({ variant, size, isIcon, type = 'button', ...rest }: ButtonProps) {
  const look = { ...(variant && { variant }), ...(size && { size }), ...(isIcon && { isIcon }) };
  return <button {...rest} type={type} className={buttonClass(look)} />;
}
