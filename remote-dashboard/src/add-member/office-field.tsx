import { FormField, SelectInput } from 'shared-ui/form';
import { useOffices } from '../offices/use-offices.ts';
import { messages } from './messages.ts';

/** An administrator chooses among all offices. */
export function OfficeField({ help }: { help?: string }) {
  const { offices } = useOffices();
  return (
    <FormField name="officeId" label={messages.office} help={help}>
      <SelectInput
        placeholder={messages.chooseOffice}
        options={offices.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormField>
  );
}
