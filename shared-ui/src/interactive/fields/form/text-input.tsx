import { Input } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useCounter } from './counter.tsx';
import { useControl } from './form-field.tsx';
import { typedDirection } from './typed-direction.ts';

type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'color' | 'height' | 'width' | 'max'> & {
  /** The most characters, as a person counts them; near it a counter shows how many are left. */
  max?: number;
};

/** One line of text. `dir="ltr"` for e-mail, phone and URL; otherwise what is typed decides. */
export function TextInput({ max, dir, ...rest }: TextInputProps) {
  const control = useControl();
  const { counter, isOver } = useCounter(control.name, max);
  return (
    <>
      <Input
        {...control}
        {...typedDirection(dir, rest.value ?? rest.defaultValue ?? control.defaultValue)}
        {...rest}
        {...(isOver && { 'aria-invalid': true })}
      />
      {counter}
    </>
  );
}
