import { useFilter } from '../lists/use-filter.ts';
import { membersQueryOf, pageSizes } from './members-query.ts';
import { messages } from './messages.ts';

export function PageSize() {
  const { params, filter } = useFilter();
  return (
    <label className="ui-per-page">
      {messages.perPage}
      <select
        className="ui-picker"
        value={membersQueryOf(params).limit ?? pageSizes[0]}
        onChange={({ target }) => filter({ limit: target.value })}
      >
        {pageSizes.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  );
}
