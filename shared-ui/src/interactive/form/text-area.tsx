import { Textarea } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { graphemesOf } from '../../static/text/graphemes.ts';
import { useFormOfField, useFormValues } from './form.tsx';
import { useControl } from './form-field.tsx';
import { messages } from './messages.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'maxLength' | 'height' | 'width'> & {
  /** The most characters, as a person counts them; a counter shows how many are left. */
  max?: number;
};

/** Several lines of text, with a counter where there is a bound. Going over it is shown, not prevented. */
export function TextArea({ max, rows = 5, ...rest }: TextAreaProps) {
  const control = useControl();
  const text = useFormValues(useFormOfField(), (values) => values[control.name ?? ''] ?? '');
  const left = max === undefined ? undefined : max - graphemesOf(text).length;
  const isOver = left !== undefined && left < 0;
  return (
    <>
      <Textarea {...control} {...rest} rows={rows} {...(isOver && { 'aria-invalid': true })} />
      {left !== undefined && (
        <span className="ui-counter" data-over={isOver || undefined}>
          {messages.charactersLeft(left)}
        </span>
      )}
    </>
  );
}
