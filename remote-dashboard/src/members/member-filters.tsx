import { Role } from 'shared-api/contract/members.contract';
import { rolesToGive } from 'shared-api/contract/members.policy';
import { FilterSelect } from '../lists/filter-select.tsx';
import { SearchField } from '../lists/search-field.tsx';
import { useOffices } from '../offices/offices.store.ts';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';

const statuses = [
  { value: 'true', words: messages.onlyActive },
  { value: 'false', words: messages.onlyInactive },
];
const sorts = Object.entries(messages.sorts).map(([value, words]) => ({ value, words }));

function OfficeFilter() {
  const offices = useOffices(({ offices }) => offices);
  return (
    <FilterSelect
      name="office"
      label={messages.office}
      options={offices.map(({ id, name }) => ({ value: id, words: name }))}
    />
  );
}

export function MemberFilters() {
  const viewer = useViewer();
  const roles = viewer.role === 'AD' ? Role.options : rolesToGive(viewer);
  return (
    <div className="ui-filters">
      <SearchField label={messages.search} hint={messages.searchHint} />
      {viewer.role === 'AD' && <OfficeFilter />}
      <FilterSelect
        name="role"
        label={messages.role}
        options={roles.map((role) => ({ value: role, words: messages.roles[role] }))}
      />
      <FilterSelect name="active" label={messages.status} options={statuses} />
      <FilterSelect name="sort" label={messages.sort} options={sorts} any={null} />
    </div>
  );
}
