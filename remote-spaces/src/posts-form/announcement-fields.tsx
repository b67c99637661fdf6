import { FormField, type FormHandle, TextInput } from 'shared-ui/form';
import { EventFields } from './event-fields.tsx';
import { eventMessages as messages } from './event-messages.ts';

type AnnouncementFieldsProps = {
  form: FormHandle;
  /** Whether to ask if it is an event; elsewhere that is chosen with its type. */
  asksForEvent: boolean;
};

/** What only an announcement has: an event, and an end. */
export const AnnouncementFields = ({ form, asksForEvent }: AnnouncementFieldsProps) => (
  <>
    <EventFields form={form} asksForEvent={asksForEvent} />
    <FormField name="expires" label={messages.expires} help={messages.expiresHelp}>
      <TextInput type="datetime-local" dir="ltr" />
    </FormField>
  </>
);
