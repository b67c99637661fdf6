import { Filter, Select } from 'shared-ui/lists';
import { messages } from './messages.ts';
import { useFilter } from './use-filter.ts';

type FilterSelectProps = {
  label: string;
  /** Its name in the address. */
  name: string;
  options: readonly { value: string; words: string }[];
  /** The words for no choice; none where there is always one. */
  any?: string | null;
};

export function FilterSelect({ label, name, options, any = messages.everything }: FilterSelectProps) {
  const { params, filter } = useFilter();
  return (
    <Filter label={label}>
      <Select
        value={params.get(name) ?? (any === null ? options[0]?.value : '')}
        onChange={({ target }) => filter({ [name]: target.value })}
      >
        {any !== null && <option value="">{any}</option>}
        {options.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </Select>
    </Filter>
  );
}
