import { useState } from 'react';
import { limits } from 'shared-api/contract/limits';
import { FormField, PasswordInput } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import { bounds } from '../forms/bounds.ts';
import { generatePassword } from './generate-password.ts';
import { messages } from './messages.ts';

/** A temporary password: typed, or made up and then shown, since somebody has to be told. */
export function PasswordField({ error }: { error: string | undefined }) {
  const [password, setPassword] = useState('');
  const [made, setMade] = useState(0);

  function makeUp() {
    setPassword(generatePassword());
    setMade(made + 1);
  }

  return (
    <FormField label={messages.password} help={messages.passwordHelp} error={error} isRequired>
      <div className="ui-with-button">
        <PasswordInput
          key={made}
          name="password"
          autoComplete="new-password"
          {...bounds(limits.password)}
          isShownAtFirst={made > 0}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <Button variant="outline" aria-label={messages.generatePassword} onClick={makeUp}>
          {messages.generate}
        </Button>
      </div>
    </FormField>
  );
}
