import type { OfficeName } from 'shared-api/contract/offices/offices.contract';
import { FormField, FormMessage, SelectInput } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { useOffices } from './use-offices.ts';

type OfficeFieldProps = {
  isShown: boolean;
  known: OfficeName[] | undefined;
  /** Id of the office that was chosen before, in a window that was closed. */
  chosen: string | undefined;
};

export function OfficeField({ isShown, known, chosen }: OfficeFieldProps) {
  const { status, offices, reload } = useOffices(isShown, known);
  return (
    <>
      <FormField name="office" label={messages.office} help={messages.officeHelp}>
        <SelectInput
          key={status} // the one chosen before can be shown once the offices are there
          {...(chosen && { defaultValue: chosen })}
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
