import { FilterSelect } from '../lists/filter-select.tsx';
import { useOffices } from './use-offices.ts';

export function OfficeFilter({ label }: { label: string }) {
  const { offices } = useOffices();
  return (
    <FilterSelect name="office" label={label} options={offices.map(({ id, name }) => ({ value: id, words: name }))} />
  );
}
