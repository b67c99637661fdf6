import * as v from 'valibot';
import { limits } from '../limits.ts';
import { toPlainDigits } from '../text/digits.ts';
import { boundedText } from '../text/text.contract.ts';
import { Timestamp } from '../wire/reply.contract.ts';

/** What a member can prove itself with beside its password. */
export const FactorMethod = v.picklist(['passkey', 'totp', 'recovery_code']);
export type FactorMethod = v.InferOutput<typeof FactorMethod>;

/** Bytes as WebAuthn's JSON has them. Attestations take a few kilobytes. */
const Base64Url = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(20_000));

const credential = { id: Base64Url, rawId: Base64Url, type: v.literal('public-key') };
const clientExtensionResults = v.optional(v.looseObject({}), {});

/** `PublicKeyCredential.toJSON()` of a new passkey. */
export const RegistrationResponse = v.object({
  ...credential,
  clientExtensionResults,
  response: v.object({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(20))), v.maxLength(10)), []),
  }),
});
export type RegistrationResponse = v.InferOutput<typeof RegistrationResponse>;

/** `PublicKeyCredential.toJSON()` of a passkey that signs in. */
export const PasskeyResponse = v.object({
  ...credential,
  clientExtensionResults,
  response: v.object({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: v.optional(Base64Url),
  }),
});
export type PasskeyResponse = v.InferOutput<typeof PasskeyResponse>;

/** What the browser is asked with: the JSON of WebAuthn's options, to be handed on as it is. */
export const PasskeyOptionsReply = v.object({ options: v.looseObject({ challenge: v.string() }) });

export const PasskeyName = v.object({ name: boundedText(limits.passkeyName) });

/** POST /auth/passkeys */
export const AddPasskeyRequest = v.object({ ...PasskeyName.entries, response: RegistrationResponse });
export type AddPasskeyRequest = v.InferInput<typeof AddPasskeyRequest>;

/** POST /auth/passkey */
export const PasskeyRequest = v.object({ response: PasskeyResponse });

/** Of an authenticator app. */
const TotpCode = v.pipe(
  v.string(),
  v.maxLength(limits.codeTyped, 'bad_code'),
  v.transform(toPlainDigits),
  v.regex(/^\d{6}$/, 'bad_code'),
);

/** POST /auth/totp/confirm */
export const TotpCodeRequest = v.object({ code: TotpCode });

/** The code of a second step of signing in: of the app, or a recovery code. */
export const SecondFactorRequest = v.object({
  code: v.pipe(v.string(), v.maxLength(limits.codeTyped), v.transform(toPlainDigits), v.nonEmpty()),
});
export type SecondFactorRequest = v.InferInput<typeof SecondFactorRequest>;

export const Passkey = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: Timestamp,
  lastUsedAt: v.nullable(Timestamp),
});
export type Passkey = v.InferOutput<typeof Passkey>;

/** GET /auth/factors, and every call that changes them */
export const FactorsReply = v.object({
  passkeys: v.array(Passkey),
  /** An authenticator app is set up. */
  hasTotp: v.boolean(),
  recoveryCodesLeft: v.number(),
  /** The last factor cannot be removed. */
  isRequired: v.boolean(),
});
export type FactorsReply = v.InferOutput<typeof FactorsReply>;

/** `recoveryCodes`: shown this once; absent where the member has some. */
export const FactorsChangedReply = v.object({
  message: v.string(),
  factors: FactorsReply,
  recoveryCodes: v.optional(v.array(v.string())),
});
export type FactorsChangedReply = v.InferOutput<typeof FactorsChangedReply>;

/** POST /auth/totp: the secret for an app, alone and inside an `otpauth:` address. */
export const TotpSecretReply = v.object({ secret: v.string(), uri: v.string() });
export type TotpSecretReply = v.InferOutput<typeof TotpSecretReply>;
