import { resetPassword } from 'shared-api/client/account.client';
import * as pathTo from 'shared-api/contract/path-to';
import { messages } from '../messages.ts';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { SignInLink } from './sign-in-link.tsx';

const signInNext = (
  <>
    <p>{messages.passwordNext}</p>
    <SignInLink />
  </>
);

export const ResetPasswordForm = ({ token }: { token: string | undefined }) => (
  <ChoosePasswordForm
    token={token}
    action={pathTo.resetPassword}
    send={resetPassword}
    after={({ message }) => ({ sentence: message, next: signInNext })}
    askAgain={messages.askAgain}
  />
);
