import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import type { AddPasskeyRequest, PasskeyResponse } from 'shared-api/contract/accounts/factors.contract';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { organisation } from 'shared-api/contract/offices/organisation';
import type { Db } from '../../platform/database/db.ts';
import { passkeyRejected } from '../../platform/errors.ts';
import { addressKey } from '../../platform/limits/address-key.ts';
import { countUse, rateLimiter } from '../../platform/limits/rate-limiter.ts';
import type { ChallengePurpose } from './factors.tables.ts';
import { passkeysRepository } from './passkeys.repository.ts';

type Transports = NonNullable<
  Parameters<typeof generateAuthenticationOptions>[0]['allowCredentials']
>[number]['transports'];
/** The address people reach the portal by: a passkey works for its host alone. */
type Site = { origin: string };
type Proof = Site & { response: PasskeyResponse; purpose: ChallengePurpose; memberId?: string };

const hostOf = ({ origin }: Site) => new URL(origin).hostname;

/** The library throws for what is malformed, and for what does not match. */
async function verifyOrReject<Verified>(verify: () => Promise<Verified>) {
  try {
    return await verify();
  } catch {
    throw passkeyRejected();
  }
}

/** Registers passkeys and verifies what they sign: WebAuthn with user verification, so that one is two factors. */
export function passkeysService({ db }: { db: Db }) {
  const challenges = rateLimiter(db, {
    name: 'passkey-challenge',
    points: accountLimits.passkeyChallenges,
    minutes: accountLimits.signInWindowMinutes,
  });

  const allowed = async (memberId: string) =>
    (await passkeysRepository.listOf(db, memberId)).map(({ credentialId: id, transports }) => ({
      id,
      transports: transports as NonNullable<Transports>,
    }));

  return {
    /** What the browser makes a passkey of this member with. */
    async startRegistration({ id, name, email }: PrivateMember, { origin }: Site) {
      const excludeCredentials = await allowed(id);
      const options = await generateRegistrationOptions({
        rpName: organisation.name,
        rpID: hostOf({ origin }),
        userName: email,
        userDisplayName: name,
        userID: Buffer.from(id),
        excludeCredentials,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      });
      await passkeysRepository.addChallenge(db, { challenge: options.challenge, purpose: 'register', memberId: id });
      return options;
    },

    /** What is to be stored of a new passkey. @throws Rejection 400 */
    async verifyRegistration(memberId: string, { response, name }: AddPasskeyRequest, { origin }: Site) {
      const { registrationInfo } = await verifyOrReject(() =>
        verifyRegistrationResponse({
          response: response as Parameters<typeof verifyRegistrationResponse>[0]['response'],
          expectedOrigin: origin,
          expectedRPID: hostOf({ origin }),
          expectedChallenge: (challenge) =>
            passkeysRepository.spendChallenge(db, { challenge, purpose: 'register', memberId }),
        }),
      );
      if (!registrationInfo) throw passkeyRejected();
      const { id, publicKey, counter } = registrationInfo.credential;
      return {
        memberId,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: response.response.transports ?? [],
        name,
      };
    },

    /** What the browser asks for a passkey with; one of this member, if it is known who that is. */
    async challenge({ origin, address, memberId }: Site & { address: string; memberId?: string | undefined }) {
      await countUse(challenges, addressKey(address));
      const options = await generateAuthenticationOptions({
        rpID: hostOf({ origin }),
        userVerification: 'required',
        ...(memberId && { allowCredentials: await allowed(memberId) }),
      });
      const purpose = memberId ? 'reauthenticate' : 'sign_in';
      await passkeysRepository.addChallenge(db, { challenge: options.challenge, purpose, memberId });
      return options;
    },

    /** Whose passkey signed. @throws Rejection 400 */
    async verify({ response, purpose, memberId, origin }: Proof) {
      const passkey = await passkeysRepository.find(db, response.id);
      if (!passkey || (memberId && memberId !== passkey.memberId)) throw passkeyRejected();
      const { verified, authenticationInfo } = await verifyOrReject(() =>
        verifyAuthenticationResponse({
          response: response as Parameters<typeof verifyAuthenticationResponse>[0]['response'],
          expectedOrigin: origin,
          expectedRPID: hostOf({ origin }),
          expectedChallenge: (challenge) => passkeysRepository.spendChallenge(db, { challenge, purpose, memberId }),
          credential: {
            id: passkey.credentialId,
            publicKey: Buffer.from(passkey.publicKey, 'base64url'),
            counter: passkey.counter,
          },
        }),
      );
      if (!verified) throw passkeyRejected();
      await passkeysRepository.use(db, passkey.id, authenticationInfo.newCounter);
      return passkey.memberId;
    },
  };
}
export type PasskeysService = ReturnType<typeof passkeysService>;
