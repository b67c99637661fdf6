import type { ManagedOffice } from 'shared-api/contract/offices/offices.contract';
import { DialogActions } from 'shared-ui/dialog';
import { Form, FormField, FormOutcome, ImageInput, SubmitButton, TextInput } from 'shared-ui/form';
import { Text } from 'shared-ui/layout';
import { describePicture } from '../pictures/describe-picture.ts';
import { messages } from './messages.ts';
import { useSaveOffice } from './use-save-office.ts';

type OfficeFormProps = { office: ManagedOffice; isNew: boolean; onClose: () => void };

/** The fields of an office: empty for a new one, as they are for one that is edited. */
export function OfficeForm({ office, isNew, onClose }: OfficeFormProps) {
  const form = useSaveOffice(office, isNew, onClose);
  return (
    <Form of={form}>
      {!isNew && (
        <>
          <Text>{messages.keeps}</Text>
          <input type="hidden" name="id" value={office.id} />
        </>
      )}
      <FormField name="name" label={messages.name}>
        <TextInput autoComplete="off" />
      </FormField>
      <FormField name="email" label={messages.email}>
        <TextInput type="email" dir="ltr" autoComplete="off" />
      </FormField>
      <FormField name="phone" label={messages.phone}>
        <TextInput type="tel" dir="ltr" autoComplete="off" />
      </FormField>
      <FormField name="address" label={messages.address}>
        <TextInput autoComplete="off" />
      </FormField>
      <FormField name="hours" label={messages.hours}>
        <TextInput autoComplete="off" />
      </FormField>
      <FormField name="cover" label={messages.cover}>
        <ImageInput shape="wide" src={isNew ? null : office.cover} describe={describePicture} />
      </FormField>
      <FormOutcome />
      <DialogActions primary={<SubmitButton>{messages.save}</SubmitButton>} onClose={onClose} />
    </Form>
  );
}
