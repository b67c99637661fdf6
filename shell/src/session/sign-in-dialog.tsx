import { Dialog } from 'shared-ui/dialog';
import { FormField, FormMessage, PasswordInput, SubmitButton, TextInput } from 'shared-ui/form';
import { messages } from '../messages.ts';
import { useSignIn } from './use-sign-in.ts';

/** It goes away by itself when somebody is signed in, since only a visitor is shown it. */
export function SignInDialog({ onClose }: { onClose: () => void }) {
  const { fields, set, isBusy, failure, submit } = useSignIn();
  return (
    <Dialog title={messages.signIn} open onClose={onClose}>
      <form className="ui-form" onSubmit={submit}>
        <p className="ui-lead">{messages.signInLead}</p>
        <FormField label={messages.email} isRequired>
          <TextInput
            type="email"
            dir="ltr"
            autoComplete="username"
            required
            value={fields.email}
            onChange={(event) => set('email', event.target.value)}
          />
        </FormField>
        <FormField label={messages.password} isRequired>
          <PasswordInput
            autoComplete="current-password"
            required
            value={fields.password}
            onChange={(event) => set('password', event.target.value)}
          />
        </FormField>
        {failure && <FormMessage>{failure}</FormMessage>}
        <SubmitButton isBusy={isBusy}>{messages.signIn}</SubmitButton>
      </form>
    </Dialog>
  );
}
