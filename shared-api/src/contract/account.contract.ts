import * as v from 'valibot';
import { EmailAddress, Password } from './text.contract.ts';

/** As a mail brought it; it works once. */
const MailedToken = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200));

/** POST /auth/password/forgot */
export const PasswordForgotRequest = v.object({ email: EmailAddress });
export type PasswordForgotRequest = v.InferInput<typeof PasswordForgotRequest>;

/** POST /auth/password/reset */
export const PasswordResetRequest = v.pipe(
  v.object({ token: MailedToken, password: Password, confirmPassword: v.pipe(v.string(), v.nonEmpty()) }),
  v.forward(
    v.check(({ password, confirmPassword }) => password === confirmPassword, 'different'),
    ['confirmPassword'],
  ),
);
export type PasswordResetRequest = v.InferInput<typeof PasswordResetRequest>;

/** POST /auth/email/confirm */
export const EmailConfirmRequest = v.object({ token: MailedToken });
export type EmailConfirmRequest = v.InferInput<typeof EmailConfirmRequest>;

/** POST /auth/email/resend */
export const EmailResendRequest = v.object({ email: EmailAddress });
export type EmailResendRequest = v.InferInput<typeof EmailResendRequest>;
