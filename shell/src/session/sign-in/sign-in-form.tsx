import { ApiError, serverTextOr } from 'shared-api/client/api-error';
import { signIn } from 'shared-api/client/sign-in.client';
import type { FactorMethod } from 'shared-api/contract/accounts/factors.contract';
import { SignInForm as SignInFields } from 'shared-api/contract/accounts/session.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { Form, FormField, FormOutcome, PasswordInput, SubmitButton, useForm } from 'shared-ui/form';
import type { AuthStepProps } from '../auth-step.ts';
import { messages } from '../messages.ts';
import { StepLink } from '../step-link.tsx';
import { EmailField } from './email-field.tsx';
import { enter } from './enter.ts';
import { ReturnPath } from './return-path.tsx';
import { usePasskeyAutofill } from './use-passkey-autofill.ts';

const isNotActive = (error: unknown) => error instanceof ApiError && error.code === 'inactive_account';

type SignInFormProps = AuthStepProps & {
  to: string | undefined;
  isShown: boolean;
  onNotActive: (email: string, rejection: string) => void;
  onSecondFactor: (email: string, methods: FactorMethod[]) => void;
};

export function SignInForm({ email, show, to, isShown, onNotActive, onSecondFactor }: SignInFormProps) {
  usePasskeyAutofill(isShown);
  const form = useForm(SignInFields, {
    action: pathTo.signIn,
    send: signIn,
    onSent(reply) {
      if ('next' in reply) onSecondFactor(form.valueOf('email'), reply.methods);
      else enter(reply);
      return undefined;
    },
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
      <ReturnPath form={form} to={to} />
      <EmailField />
      <FormField name="password" label={messages.password}>
        <PasswordInput autoComplete="current-password" />
      </FormField>
      <FormOutcome />
      <SubmitButton>{messages.signIn}</SubmitButton>
      <StepLink to="forgotPassword" variant="ghost" onFollow={() => show('forgotPassword', form.valueOf('email'))}>
        {messages.forgot}
      </StepLink>
      <StepLink to="signUp" variant="outline" onFollow={() => show('signUp', form.valueOf('email'))}>
        {`${messages.noAccount} ${messages.signUp}`}
      </StepLink>
    </Form>
  );
}
