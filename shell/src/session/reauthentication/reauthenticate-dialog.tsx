import { serverTextOr } from 'shared-api/client/api-error';
import { reauthenticateByPasskey } from 'shared-api/client/passkeys.client';
import { reauthenticateByPassword } from 'shared-api/client/sign-in.client';
import { PasswordForm } from 'shared-api/contract/accounts/session.contract';
import { useSession } from 'shared-api/session/session.store';
import { Dialog, DialogActions } from 'shared-ui/dialog';
import { Form, FormField, FormOutcome, PasswordInput, SubmitButton, useForm } from 'shared-ui/form';
import { Stack } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { PasskeyForm } from '../sign-in/passkey-form.tsx';

/** Who is at the keyboard? A session may have been left open. */
export function ReauthenticateDialog({ onClose }: { onClose: (isGiven: boolean) => void }) {
  const email = useSession((session) => session.member?.email);
  const given = () => void onClose(true);
  const form = useForm(PasswordForm, {
    send: ({ password }) => reauthenticateByPassword(password),
    onSent: given,
    onFailed: (error) => serverTextOr(error, messages.failed),
  });
  return (
    <Dialog title={messages.reauthenticateTitle} open onClose={() => onClose(false)}>
      <Stack>
        <Form of={form}>
          <p>{messages.reauthenticateLead}</p>
          {/* so that password managers know whose password is wanted */}
          <input type="hidden" autoComplete="username" value={email ?? ''} readOnly />
          <FormField name="password" label={messages.password}>
            <PasswordInput autoComplete="current-password" />
          </FormField>
          <FormOutcome />
          <DialogActions primary={<SubmitButton>{messages.proceed}</SubmitButton>} onClose={() => onClose(false)} />
        </Form>
        <PasskeyForm label={messages.proceedByPasskey} send={reauthenticateByPasskey} onSent={given} />
      </Stack>
    </Dialog>
  );
}
