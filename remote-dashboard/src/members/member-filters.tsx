import { canSeeAllOffices, rolesToGive } from 'shared-api/contract/members/members.policy';
import { roleName } from 'shared-api/contract/members/role-words';
import { FilterSelect } from '../lists/filter-select.tsx';
import { ListFilters } from '../lists/list-filters.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { OfficeFilter } from '../offices/office-filter.tsx';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';

const statuses = [
  { value: 'true', words: messages.onlyActive },
  { value: 'false', words: messages.onlyInactive },
];
const sorts = Object.entries(messages.sorts).map(([value, words]) => ({ value, words }));

export function MemberFilters() {
  const viewer = useViewer();
  const roles = rolesToGive(viewer);
  return (
    <ListFilters>
      <SearchField label={messages.search} hint={messages.searchHint} />
      {canSeeAllOffices(viewer) && <OfficeFilter label={messages.office} />}
      <FilterSelect
        name="role"
        label={messages.role}
        options={roles.map((role) => ({ value: role, words: roleName({ role }) }))}
      />
      <FilterSelect name="active" label={messages.status} options={statuses} />
      <FilterSelect name="sort" label={messages.sort} options={sorts} any={null} />
    </ListFilters>
  );
}
