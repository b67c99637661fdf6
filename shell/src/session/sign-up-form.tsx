import { limits } from 'shared-api/contract/limits';
import { FormField, FormMessage, PasswordInput, PasswordStrength, SubmitButton, TextInput } from 'shared-ui/form';
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
      <p className="ui-lead">{messages.signUpLead}</p>
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
      <FormField
        label={messages.password}
        help={messages.passwordHelp(leastPassword)}
        error={refused.password}
        isRequired
      >
        <PasswordInput
          autoComplete="new-password"
          required
          minLength={leastPassword}
          value={fields.password}
          onChange={(event) => set('password', event.target.value)}
        />
        <PasswordStrength password={fields.password} known={[...fields.name.split(' '), email.split('@')[0] ?? '']} />
      </FormField>
      <OfficeField office={fields.office} setOffice={(office) => set('office', office)} error={refused.office} />
      {failure && <FormMessage>{failure}</FormMessage>}
      <SubmitButton isBusy={isBusy}>{messages.signUp}</SubmitButton>
      <Button variant="ghost" onClick={() => show('signIn')}>
        {messages.backToSignIn}
      </Button>
    </form>
  );
}
