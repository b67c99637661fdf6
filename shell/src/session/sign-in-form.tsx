import { ApiError, serverTextOr } from 'shared-api/client/api-error';
import { SignInForm as SignInFields } from 'shared-api/contract/session.contract';
import { signIn } from 'shared-api/session/session.store';
import { Form, FormField, FormOutcome, PasswordInput, SubmitButton, useForm } from 'shared-ui/form';
import { Button, notify } from 'shared-ui/static';
import type { AuthStepProps } from './auth-step.ts';
import { EmailField } from './email-field.tsx';
import { messages } from './messages.ts';

const isNotActive = (error: unknown) => error instanceof ApiError && error.code === 'inactive_account';

type SignInFormProps = AuthStepProps & { onNotActive: (email: string, refusal: string) => void };

export function SignInForm({ email, show, onNotActive }: SignInFormProps) {
  const form = useForm(SignInFields, {
    send: signIn,
    onSent: () => void notify.success(messages.signedIn),
    onFailed(error, { isMounted }) {
      const sentence = serverTextOr(error, messages.failed);
      if (!isMounted() || !isNotActive(error)) return sentence;
      onNotActive(form.valueOf('email'), sentence);
      return undefined;
    },
    values: { email },
  });
  return (
    <Form of={form}>
      <p>{messages.signInLead}</p>
      <EmailField />
      <FormField name="password" label={messages.password}>
        <PasswordInput autoComplete="current-password" />
      </FormField>
      <FormOutcome />
      <SubmitButton>{messages.signIn}</SubmitButton>
      <Button variant="ghost" onClick={() => show('forgotPassword', form.valueOf('email'))}>
        {messages.forgot}
      </Button>
      <Button variant="outline" onClick={() => show('signUp', form.valueOf('email'))}>
        {messages.noAccount} {messages.signUp}
      </Button>
    </Form>
  );
}
