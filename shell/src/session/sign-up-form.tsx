import { limits } from 'shared-api/contract/limits';
import { FormField, FormMessage, NewPasswordField, SubmitButton, TextInput } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import { EmailField } from './email-field.tsx';
import type { FaceProps } from './face-props.ts';
import { messages } from './messages.ts';
import { OfficeField } from './office-field.tsx';
import { useSignUp } from './use-sign-up.ts';

const [leastPassword] = limits.password;

export function SignUpForm({ email, setEmail, show }: FaceProps) {
  const { fields, set, refused, isBusy, failure, submit } = useSignUp(email, () => show('signedUp'));
  return (
    <form className="ui-form" onSubmit={submit}>
      <p>{messages.signUpLead}</p>
      <FormField label={messages.name} error={refused.name} isRequired>
        <TextInput
          dir="auto"
          autoComplete="name"
          required
          value={fields.name}
          onChange={(event) => set('name', event.target.value)}
        />
      </FormField>
      <EmailField email={email} setEmail={setEmail} error={refused.email} />
      <NewPasswordField
        label={messages.password}
        help={messages.passwordHelp(leastPassword)}
        error={refused.password}
        least={leastPassword}
        known={[...fields.name.split(' '), email.split('@')[0] ?? '']}
        value={fields.password}
        onChange={(password) => set('password', password)}
      />
      <OfficeField office={fields.office} setOffice={(office) => set('office', office)} error={refused.office} />
      {failure && <FormMessage>{failure}</FormMessage>}
      <SubmitButton isBusy={isBusy}>{messages.signUp}</SubmitButton>
      <Button variant="ghost" onClick={() => show('signIn')}>
        {messages.backToSignIn}
      </Button>
    </form>
  );
}
