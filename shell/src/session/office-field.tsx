import type { OfficeName } from 'shared-api/contract/offices.contract';
import { FormField, FormMessage, SelectInput } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useOffices } from './use-offices.ts';

export function OfficeField({ known }: { known: OfficeName[] | undefined }) {
  const { status, offices, reload } = useOffices(known);
  return (
    <>
      <FormField name="office" label={messages.office} help={messages.officeHelp}>
        <SelectInput
          options={offices.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={status === 'loading' ? messages.officesComing : messages.chooseOffice}
        />
      </FormField>
      {status === 'failed' && (
        <>
          <FormMessage>{messages.officesFailed}</FormMessage>
          <Button variant="outline" onClick={reload}>
            {messages.retry}
          </Button>
        </>
      )}
    </>
  );
}
