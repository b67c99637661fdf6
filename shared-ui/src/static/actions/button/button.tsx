import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonClass } from './button-class.ts';

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & ButtonStyle;

/** A button at least 44 px high; `type` is `button` unless told. */
export function Button({ variant, size, isIcon, type = 'button', ...rest }: ButtonProps) {
  const buttonStyle = { ...(variant && { variant }), ...(size && { size }), ...(isIcon && { isIcon }) };
  return <button {...rest} type={type} className={buttonClass(buttonStyle)} />;
}
