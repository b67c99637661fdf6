import { useOffices } from '../offices/offices.store.ts';
import { FilterSelect } from './filter-select.tsx';

export function OfficeFilter({ label }: { label: string }) {
  const offices = useOffices(({ offices }) => offices);
  return (
    <FilterSelect name="office" label={label} options={offices.map(({ id, name }) => ({ value: id, words: name }))} />
  );
}
