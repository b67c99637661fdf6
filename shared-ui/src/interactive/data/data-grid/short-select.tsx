import type { ComponentProps } from 'react';
import { Select } from '../../../static/lists/filters/select.tsx';

type ShortSelectProps = Omit<ComponentProps<typeof Select>, 'size'> & {
  /** What is written on it while it is closed: less than the words of the chosen option. */
  short: string;
};

/**
 * The browser's own list of choices, on which something shorter is written than in the list. The list lies over the words
 * and is not seen itself, so that mouse, keyboard and screen reader find it as any other.
 */
export const ShortSelect = ({ short, ...rest }: ShortSelectProps) => (
  <span className="ui-short-select">
    <Select {...rest} size="sm" />
    <span className="ui-select ui-select-sm" aria-hidden="true">
      {short}
    </span>
  </span>
);
