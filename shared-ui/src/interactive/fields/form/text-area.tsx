import { Textarea } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useCounter } from './counter.tsx';
import { useControl } from './form-field.tsx';
import { typedDirection } from './typed-direction.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'maxLength' | 'height' | 'width'> & {
  /** The most characters, as a person counts them; near it a counter shows how many are left. */
  max?: number;
};

/** Several lines of text. */
export function TextArea({ max, rows = 5, dir, ...rest }: TextAreaProps) {
  const control = useControl();
  const { counter, isOver } = useCounter(control.name, max);
  return (
    <>
      <Textarea
        {...control}
        {...typedDirection(dir, rest.defaultValue ?? control.defaultValue)}
        {...rest}
        rows={rows}
        {...(isOver && { 'aria-invalid': true })}
      />
      {counter}
    </>
  );
}
