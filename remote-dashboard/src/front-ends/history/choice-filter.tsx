import { Filter, Select } from 'shared-ui/lists';
import { useFilter } from '../../lists/use-filter.ts';

type ChoiceFilterProps = {
  label: string;
  /** Its name in the address. */
  name: string;
  /** What is chosen, also where the address says nothing. */
  value: string;
  options: readonly { value: string; words: string }[];
};

export function ChoiceFilter({ label, name, value, options }: ChoiceFilterProps) {
  const { filter } = useFilter();
  return (
    <Filter label={label}>
      <Select value={value} onChange={({ target }) => filter({ [name]: target.value })}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.words}
          </option>
        ))}
      </Select>
    </Filter>
  );
}
