import { ApiError, serverTextOr } from 'shared-api/client/api-error';
import { signInByPasskey } from 'shared-api/client/passkeys.client';
import { sendSecondFactor } from 'shared-api/client/sign-in.client';
import { type FactorMethod, SecondFactorRequest } from 'shared-api/contract/factors.contract';
import { Form, FormField, FormOutcome, SubmitButton, TextInput, useForm } from 'shared-ui/form';
import { Button, notify, Stack } from 'shared-ui/static';
import type { AuthStepProps } from './auth-step.ts';
import { enter } from './enter.ts';
import { messages } from './messages.ts';
import { PasskeyForm } from './passkey-form.tsx';

type SecondFactorFormProps = AuthStepProps & { methods: FactorMethod[] };

/** The password was given too long ago. */
const isSpent = (error: unknown) => error instanceof ApiError && error.status === 401;

export function SecondFactorForm({ email, show, methods }: SecondFactorFormProps) {
  const form = useForm(SecondFactorRequest, {
    send: sendSecondFactor,
    onSent: (reply) => void enter(reply),
    onFailed(error, { isMounted }) {
      const sentence = serverTextOr(error, messages.failed);
      if (!isMounted() || !isSpent(error)) return sentence;
      notify.failure(sentence);
      show('signIn', email);
      return undefined;
    },
  });
  const hasApp = methods.includes('totp');
  return (
    <Stack>
      {methods.includes('passkey') && (
        <PasskeyForm label={messages.signInByPasskey} send={signInByPasskey} onSent={enter} />
      )}
      <Form of={form}>
        <p>{hasApp ? messages.appLead : messages.recoveryLead}</p>
        <FormField name="code" label={messages.code} help={hasApp ? messages.codeHelp : undefined}>
          <TextInput dir="ltr" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} />
        </FormField>
        <FormOutcome />
        <SubmitButton>{messages.signIn}</SubmitButton>
        <Button variant="ghost" onClick={() => show('signIn', email)}>
          {messages.backToSignIn}
        </Button>
      </Form>
    </Stack>
  );
}
