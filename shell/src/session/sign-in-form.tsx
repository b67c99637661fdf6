import { FormField, FormMessage, PasswordInput, SubmitButton } from 'shared-ui/form';
import { Button } from 'shared-ui/static';
import { EmailField } from './email-field.tsx';
import type { FaceProps } from './face-props.ts';
import { messages } from './messages.ts';
import { useSignIn } from './use-sign-in.ts';

type SignInFormProps = FaceProps & { onNotActive: (sentence: string) => void };

export function SignInForm({ email, setEmail, show, onNotActive }: SignInFormProps) {
  const { password, setPassword, isBusy, failure, submit } = useSignIn(email, onNotActive);
  return (
    <form className="ui-form" onSubmit={submit}>
      <p>{messages.signInLead}</p>
      <EmailField email={email} setEmail={setEmail} />
      <FormField label={messages.password} isRequired>
        <PasswordInput
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </FormField>
      {failure && <FormMessage>{failure}</FormMessage>}
      <SubmitButton isBusy={isBusy}>{messages.signIn}</SubmitButton>
      <Button variant="ghost" onClick={() => show('forgotPassword')}>
        {messages.forgot}
      </Button>
      <Button variant="outline" onClick={() => show('signUp')}>
        {messages.noAccount} {messages.signUp}
      </Button>
    </form>
  );
}
