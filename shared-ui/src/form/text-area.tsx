import { Textarea } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { messages } from '../messages.ts';
import { graphemesOf } from '../text/graphemes.ts';
import { useFormIfAny, useFormValues } from './form.tsx';
import { useControl } from './form-field.tsx';
import { createFormState } from './form-state.ts';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'value' | 'maxLength' | 'height' | 'width'> & {
  value?: string;
  /** The most characters, as a person counts them; a counter shows how many are left. */
  most?: number;
};

const noForm = { state: createFormState() };

/** Several lines of text, with a counter where there is a bound. Going over it is shown, not prevented. */
export function TextArea({ value, most, rows = 5, ...rest }: TextAreaProps) {
  const control = useControl();
  const typed = useFormValues(useFormIfAny() ?? noForm, (values) => values[control.name ?? '']);
  const left = most === undefined ? undefined : most - graphemesOf(value ?? typed ?? '').length;
  const isOver = left !== undefined && left < 0;
  return (
    <>
      <Textarea
        {...(value === undefined ? control : { value })}
        {...rest}
        rows={rows}
        {...(isOver && { 'aria-invalid': true })}
      />
      {left !== undefined && (
        <span className="ui-counter" data-over={isOver || undefined}>
          {messages.charactersLeft(left)}
        </span>
      )}
    </>
  );
}
