import { resetPassword } from 'shared-api/client/account.client';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { messages } from './messages.ts';
import { SignInNext } from './sign-in-next.tsx';

export const ResetPasswordForm = ({ token }: { token: string | undefined }) => (
  <ChoosePasswordForm
    token={token}
    action="/account/reset"
    send={resetPassword}
    after={({ message }) => ({ sentence: message, next: <SignInNext /> })}
    askAgain={messages.askAgain}
  />
);
