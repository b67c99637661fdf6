import { limits } from 'shared-api/contract/limits';
import { FormField, FormMessage, NewPasswordField, PasswordInput, SubmitButton } from 'shared-ui/form';
import { Stack } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useResetPassword } from './use-reset-password.ts';

const [leastPassword] = limits.password;

export function ResetPasswordForm({ token }: { token: string }) {
  const { form, fields, set, isDifferent, refused, isAwake, isBusy, failure, done, submit } = useResetPassword(token);
  if (done) {
    return (
      <Stack>
        <FormMessage tone="success">{done}</FormMessage>
        <p>{messages.resetNext}</p>
      </Stack>
    );
  }
  return (
    <form ref={form} className="ui-form" onSubmit={submit}>
      <NewPasswordField
        label={messages.password}
        help={messages.passwordHelp(leastPassword)}
        error={refused.password}
        least={leastPassword}
        value={fields.password}
        onChange={(password) => set('password', password)}
      />
      <FormField label={messages.repeat} error={isDifferent ? messages.different : refused.confirmPassword} isRequired>
        <PasswordInput
          name="confirmPassword"
          autoComplete="new-password"
          required
          value={fields.confirmPassword}
          onChange={(event) => set('confirmPassword', event.target.value)}
        />
      </FormField>
      {failure && <FormMessage>{failure}</FormMessage>}
      {refused.token && <p>{messages.askAgain}</p>}
      <SubmitButton isBusy={isBusy} disabled={!isAwake}>
        {messages.save}
      </SubmitButton>
    </form>
  );
}
