import * as v from 'valibot';
import { limits } from '../limits.ts';
import { EmailAddress } from '../text/email-address.contract.ts';
import { NewPasswordAgain, Password } from '../text/password.contract.ts';
import { PhoneNumber } from '../text/phone-number.contract.ts';
import { boundedLines, comparedText } from '../text/text.contract.ts';
import { toLine } from '../text/typed-text.ts';
import { FormOfAddress } from './form-of-address.contract.ts';

const orEmpty = <Schema extends v.GenericSchema<string, string>>(schema: Schema) =>
  v.optional(v.union([v.literal(''), schema]));

/**
 * What a member says of itself. The form checks no more: passwords are the server's to reject (spec, section 5),
 * and so are names that are no names of persons, since a name that was stored before stays as it is.
 */
export const ProfileDetails = v.object({
  name: v.pipe(comparedText(limits.name[1]), v.transform(toLine)),
  addressedAs: v.optional(FormOfAddress),
  email: EmailAddress,
  phone: orEmpty(PhoneNumber),
  bio: v.optional(boundedLines(limits.bio)),
  about: v.optional(boundedLines(limits.about)),
});

/**
 * The fields of PUT /auth/update/{id}, a form whose file is `avatar`. What is absent stays as it is. Another `email` becomes the
 * member's `pendingEmail` until it is confirmed; the present one takes that back.
 */
export const ProfileRequest = v.pipe(
  v.object({
    ...ProfileDetails.entries,
    /** Empty: it stays as it is. */
    password: orEmpty(Password),
    confirmPassword: v.optional(NewPasswordAgain),
    /** In place of POST /auth/reauthenticate, where the password or the e-mail changes. */
    currentPassword: v.optional(comparedText(limits.password[1])),
  }),
  v.forward(
    v.check(({ password = '', confirmPassword = '' }) => password === confirmPassword, 'different'),
    ['confirmPassword'],
  ),
);
export type ProfileRequest = v.InferOutput<typeof ProfileRequest>;
