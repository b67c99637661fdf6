import type { ReactNode } from 'react';
import { CheckButton } from '../../actions/button/check-button.tsx';
import { Icon } from '../../pictures/icons/icon.tsx';
import { Badge } from '../../status/badge/badge.tsx';

type FoldedFiltersProps = {
  search: ReactNode;
  /** On the button that unfolds the other filters. */
  label: string;
  /** How many of the others are in use: the button says so. */
  count: number;
  submit: ReactNode;
  children: ReactNode;
};

/** On a phone one row: words to search for, and a button that unfolds the other filters, also without any script. */
export const FoldedFilters = ({ search, label, count, submit, children }: FoldedFiltersProps) => (
  <div className="ui-filters ui-filters-folded">
    {search}
    {children && (
      <CheckButton variant="outline">
        {label}
        {count > 0 && <Badge tone="accent">{count}</Badge>}
        <Icon name="down" />
      </CheckButton>
    )}
    {children}
    {submit}
  </div>
);
