import type { ComponentProps } from 'react';
import { Filter } from './filters.tsx';

type SearchFilterProps = Omit<ComponentProps<'input'>, 'type' | 'dir'> & {
  label: string;
  /** Whether it is empty: the hint reads from right to left, what is typed as it is. */
  isEmpty: boolean;
};

/** Words to search for. */
export const SearchFilter = ({ label, isEmpty, ...rest }: SearchFilterProps) => (
  <Filter label={label}>
    <input type="search" dir={isEmpty ? 'rtl' : 'auto'} enterKeyHint="search" {...rest} />
  </Filter>
);
