import { FormField, type FormHandle, TextInput } from 'shared-ui/form';
import { messages } from '../messages.ts';

type MailedTokenFieldProps = { form: Pick<FormHandle, 'valueOf'>; token: string | undefined };

/** The token of a mailed link. No server sees what follows «#» in an address: without JavaScript it is copied by hand. */
export const MailedTokenField = ({ form, token }: MailedTokenFieldProps) => (
  <>
    <input type="hidden" name="token" value={token || form.valueOf('token')} />
    <noscript>
      <FormField name="token" label={messages.token} help={messages.tokenHelp}>
        <TextInput dir="ltr" autoComplete="off" />
      </FormField>
    </noscript>
  </>
);
