import { Input } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { useControl } from './form-field.tsx';

type TextInputProps = Omit<ComponentProps<'input'>, 'size' | 'color' | 'height' | 'width'>;

/** One line of text. `dir="ltr"` for e-mail, phone and URL; otherwise what is typed decides. */
export function TextInput(props: TextInputProps) {
  return <Input {...useControl()} {...props} />;
}
