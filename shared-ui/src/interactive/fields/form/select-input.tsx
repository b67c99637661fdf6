import { NativeSelect } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Icon } from '../../../static/pictures/icons/icon.tsx';
import { useControl } from './form-field.tsx';

export type SelectOption = { value: string; label: string };

type SelectInputProps = Omit<ComponentProps<'select'>, 'size' | 'color' | 'height' | 'width' | 'children'> & {
  options: SelectOption[];
  /** Shown while nothing is chosen; it cannot be chosen again. */
  placeholder?: string;
};

/** One of a list: the browser's own, which every phone shows in its own way. */
export function SelectInput({ options, placeholder, ...rest }: SelectInputProps) {
  const { defaultValue = placeholder && '', ...control } = useControl();
  return (
    <NativeSelect.Root>
      <NativeSelect.Field {...control} defaultValue={defaultValue} {...rest}>
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <Icon name="down" />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
