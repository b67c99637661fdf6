import { PageSize } from 'shared-ui/data-grid';
import { useFilter } from '../lists/use-filter.ts';
import { membersQueryOf, pageSizes } from './members-query.ts';
import { messages } from './messages.ts';

export function MembersPageSize() {
  const { params, filter } = useFilter();
  return (
    <PageSize
      label={messages.perPage}
      sizes={pageSizes}
      value={membersQueryOf(params).limit ?? pageSizes[0]}
      onChange={(limit) => filter({ limit })}
    />
  );
}
