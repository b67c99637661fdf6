import { ApiError, serverTextOr } from 'shared-api/client/api-error';
import { signInByPasskey } from 'shared-api/client/passkeys.client';
import { sendSecondFactor } from 'shared-api/client/sign-in.client';
import { type FactorMethod, SecondFactorRequest } from 'shared-api/contract/accounts/factors.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { Form, FormField, FormOutcome, SubmitButton, TextInput, useForm } from 'shared-ui/form';
import { Stack } from 'shared-ui/static';
import type { AuthStepProps } from '../auth-step.ts';
import { messages } from '../messages.ts';
import { StepLink } from '../step-link.tsx';
import { enter } from './enter.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { ReturnPath } from './return-path.tsx';

type SecondFactorFormProps = AuthStepProps & {
  to: string | undefined;
  /** Told with the answer to the password; a page of its own does not know them. */
  methods: FactorMethod[] | undefined;
  onExpired: (email: string, rejection: string) => void;
};

function leadFor(methods: FactorMethod[] | undefined) {
  if (!methods) return messages.codeLead;
  return methods.includes('totp') ? messages.appLead : messages.recoveryLead;
}

/** The password was given too long ago. */
const isExpired = (error: unknown) => error instanceof ApiError && error.status === 401;

export function SecondFactorForm({ email, show, to, methods, onExpired }: SecondFactorFormProps) {
  const form = useForm(SecondFactorRequest, {
    action: pathTo.secondFactor,
    send: sendSecondFactor,
    onSent: (reply) => void enter(reply),
    onFailed(error, { isMounted }) {
      const sentence = serverTextOr(error, messages.failed);
      if (!isMounted() || !isExpired(error)) return sentence;
      onExpired(email, sentence);
      return undefined;
    },
  });
  return (
    <Stack>
      {methods?.includes('passkey') && (
        <PasskeyForm label={messages.signInByPasskey} send={signInByPasskey} onSent={enter} />
      )}
      <Form of={form}>
        <p>{leadFor(methods)}</p>
        <ReturnPath form={form} to={to} />
        <FormField name="code" label={messages.code} help={methods?.includes('totp') ? messages.codeHelp : undefined}>
          <TextInput dir="ltr" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        </FormField>
        <FormOutcome />
        <SubmitButton>{messages.signIn}</SubmitButton>
        <StepLink to="signIn" variant="ghost" onFollow={() => show('signIn', email)}>
          {messages.backToSignIn}
        </StepLink>
      </Form>
    </Stack>
  );
}
