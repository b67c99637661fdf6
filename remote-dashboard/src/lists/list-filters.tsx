import type { ReactNode } from 'react';
import { FoldOnPhone } from 'shared-ui/data-grid';
import { Filters } from 'shared-ui/lists';
import { messages } from './messages.ts';
import { useFilter } from './use-filter.ts';

const isFilter = (name: string) => !['cursor', 'sort', 'limit'].includes(name);

/** What narrows a list down; on a phone one row, which says how much of it is in use. */
export function ListFilters({ hasSearch = true, children }: { hasSearch?: boolean | undefined; children: ReactNode }) {
  const { params } = useFilter();
  const label = hasSearch ? messages.filters : messages.filtersWithoutSearch;
  return (
    <FoldOnPhone label={label} count={[...params.keys()].filter(isFilter).length}>
      <Filters>{children}</Filters>
    </FoldOnPhone>
  );
}
