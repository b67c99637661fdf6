import * as v from 'valibot';
import { FormOfAddress } from '../members/form-of-address.contract.ts';
import { EmailAddress } from '../text/email-address.contract.ts';
import { NewPasswordAgain, Password } from '../text/password.contract.ts';
import { PersonName } from '../text/person-name.contract.ts';
import { toLine } from '../text/typed-text.ts';
import { Id } from '../wire/query.contract.ts';

/** As a mail brought it; without JavaScript it is pasted by hand, with the rest of its address or without. */
export const MailedToken = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.transform((text) => toLine(text.slice(text.lastIndexOf('#') + 1))),
  v.nonEmpty(),
  v.maxLength(200),
);

/** What mailed links are for. */
export const linkPurposes = ['reset_password', 'confirm_email', 'invitation'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** POST /auth/link */
export const LinkRequest = v.object({ token: MailedToken, purpose: v.picklist(linkPurposes) });
export type LinkRequest = v.InferInput<typeof LinkRequest>;
export const LinkReply = v.object({ works: v.boolean() });
export type LinkReply = v.InferOutput<typeof LinkReply>;

/** POST /auth/signup */
export const SignUpRequest = v.object({
  name: PersonName,
  email: EmailAddress,
  password: Password,
  /** As a man where a client does not ask. */
  addressedAs: v.optional(FormOfAddress),
  /** Id of the office that will activate the account. */
  office: Id,
  /** The edition of the notice that was shown, by its date: `consentVersion`. A client without one shows none. */
  consent: v.optional(v.pipe(v.string(), v.isoDate())),
});
export type SignUpRequest = v.InferInput<typeof SignUpRequest>;

/** POST /auth/password/forgot, POST /auth/email/resend */
export const EmailRequest = v.object({ email: EmailAddress });

/** POST /auth/password/reset, POST /auth/invitation/accept */
export const PasswordResetRequest = v.pipe(
  v.object({
    token: MailedToken,
    password: Password,
    confirmPassword: v.pipe(NewPasswordAgain, v.nonEmpty()),
  }),
  v.forward(
    v.check(({ password, confirmPassword }) => password === confirmPassword, 'different'),
    ['confirmPassword'],
  ),
);
export type PasswordResetRequest = v.InferInput<typeof PasswordResetRequest>;

/** POST /auth/email/confirm */
export const EmailConfirmRequest = v.object({ token: MailedToken });
export type EmailConfirmRequest = v.InferInput<typeof EmailConfirmRequest>;
