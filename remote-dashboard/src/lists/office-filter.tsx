import { useOffices } from '../offices/use-offices.ts';
import { FilterSelect } from './filter-select.tsx';

export function OfficeFilter({ label }: { label: string }) {
  const { offices } = useOffices();
  return (
    <FilterSelect name="office" label={label} options={offices.map(({ id, name }) => ({ value: id, words: name }))} />
  );
}
