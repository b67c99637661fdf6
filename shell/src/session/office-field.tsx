import { FormField, FormMessage, SelectInput } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useOffices } from './use-offices.ts';

type OfficeFieldProps = { office: string; setOffice: (id: string) => void; error?: string | undefined };

export function OfficeField({ office, setOffice, error }: OfficeFieldProps) {
  const { status, offices, reload } = useOffices();
  if (status === 'failed') {
    return (
      <>
        <FormMessage>{messages.officesFailed}</FormMessage>
        <Button variant="outline" onClick={reload}>
          {messages.retry}
        </Button>
      </>
    );
  }
  return (
    <FormField label={messages.office} help={messages.officeHelp} error={error} isRequired>
      <SelectInput
        required
        options={offices.map(({ id, name }) => ({ value: id, label: name }))}
        placeholder={status === 'loading' ? messages.officesComing : messages.chooseOffice}
        value={office}
        onChange={(event) => setOffice(event.target.value)}
      />
    </FormField>
  );
}
