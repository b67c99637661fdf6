import { FormField, type FormHandle, TextInput } from 'shared-ui/form';
import { EventFields } from './event-fields.tsx';
import { eventMessages as messages } from './event-messages.ts';

/** What only an announcement has: an end, and an event. */
export const AnnouncementFields = ({ form }: { form: FormHandle }) => (
  <>
    <FormField name="expires" label={messages.expires} help={messages.expiresHelp}>
      <TextInput type="datetime-local" dir="ltr" />
    </FormField>
    <EventFields form={form} />
  </>
);
