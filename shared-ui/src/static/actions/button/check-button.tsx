import type { ComponentProps } from 'react';
import { type ButtonStyle, buttonClass } from './button-class.ts';

type CheckButtonProps = Omit<ComponentProps<'input'>, 'className' | 'size' | 'type'> & ButtonStyle;

/** Yes or no, as a button that stays pressed. It is the browser's own check box, so it answers without any script. */
export const CheckButton = ({ variant = 'ghost', size = 'sm', children, ...field }: CheckButtonProps) => (
  <label className={`${buttonClass({ variant, size })} ui-check-button`}>
    <input type="checkbox" className="ui-hidden" {...field} />
    {children}
  </label>
);
