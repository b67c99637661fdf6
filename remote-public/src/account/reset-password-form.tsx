import { resetPassword } from 'shared-api/client/account.client';
import { ChoosePasswordForm } from './choose-password-form.tsx';
import { messages } from './messages.ts';

export const ResetPasswordForm = ({ token }: { token: string | undefined }) => (
  <ChoosePasswordForm token={token} action="/account/reset" send={resetPassword} askAgain={messages.askAgain} />
);
