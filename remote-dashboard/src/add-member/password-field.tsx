import { useState } from 'react';
import { WithButton } from 'shared-ui/admin';
import { FormField, type FormHandle, PasswordInput } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import { generatePassword } from './generate-password.ts';
import { messages } from './messages.ts';

/** A temporary password: typed, or made up and then shown, since somebody has to be told. */
export function PasswordField({ form }: { form: FormHandle }) {
  const [made, setMade] = useState(0);

  function makeUp() {
    form.set('password', generatePassword());
    setMade(made + 1);
  }

  return (
    <FormField name="password" label={messages.password} help={messages.passwordHelp}>
      <WithButton>
        <PasswordInput key={made} autoComplete="new-password" isShownAtFirst={made > 0} />
        <Button variant="outline" aria-label={messages.generatePassword} onClick={makeUp}>
          {messages.generate}
        </Button>
      </WithButton>
    </FormField>
  );
}
