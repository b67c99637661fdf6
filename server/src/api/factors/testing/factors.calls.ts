import { TOTP } from 'otpauth';
import type { CallInputs, Subject } from '../../../../test/calls.ts';
import { insertPasskey, insertTotp, password, signedInAs } from '../../../../test/factories.ts';
import { softwareAuthenticator } from '../../../../test/software-authenticator.ts';

const secret = 'JBSWY3DPEHPK3PXP';
const codeNow = () => new TOTP({ secret }).generate();
const anAuthenticatorApp = ({ db, member }: Subject) => insertTotp(db, member.id, { secret, confirmed_at: new Date() });

/** Somebody who gave its password, and whose second factor is asked for. */
async function aPendingSignIn(subject: Subject) {
  await anAuthenticatorApp(subject);
  const payload = { email: subject.member.email, password };
  const reply = await subject.app.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload,
    remoteAddress: '10.8.0.1',
  });
  const pending = reply.cookies.find(({ name }) => name === 'second_factor')?.value ?? '';
  return { payload: { code: codeNow() }, cookies: { second_factor: pending } };
}

const challengeFrom = async ({ app }: Subject, url: string, options: object = {}) =>
  (await app.inject({ method: 'POST', url, ...options })).json().options.challenge as string;

async function aNewPasskey(subject: Subject, memberId: string) {
  const device = softwareAuthenticator();
  if (!memberId) return { device, payload: {} };
  const as = await signedInAs(subject.db, { id: memberId });
  const challenge = await challengeFrom(subject, '/api/auth/passkeys/options', as);
  return { device, payload: { name: 'هاتفي', response: device.register(challenge) } };
}

async function aPasskeySignIn(subject: Subject) {
  const { device, payload } = await aNewPasskey(subject, subject.member.id);
  const as = await signedInAs(subject.db, subject.member);
  await subject.app.inject({ method: 'POST', url: '/api/auth/passkeys', payload, ...as });
  return { payload: { response: device.authenticate(await challengeFrom(subject, '/api/auth/passkey/options')) } };
}

export const calls: CallInputs = {
  'POST /api/auth/second-factor': aPendingSignIn,
  'POST /api/auth/passkey': aPasskeySignIn,
  'POST /api/auth/passkeys': async (subject) => ({ payload: (await aNewPasskey(subject, subject.callerId)).payload }),
  '/api/auth/passkeys/:id': async ({ db, member }) => ({ params: { id: await insertPasskey(db, member.id) } }),
  'PUT /api/auth/passkeys/:id': () => ({ payload: { name: 'حاسوبي' } }),
  'POST /api/auth/totp/confirm': async ({ db, member }) => {
    await insertTotp(db, member.id, { secret });
    return { payload: { code: codeNow() } };
  },
  'DELETE /api/auth/totp': async (subject) => void (await anAuthenticatorApp(subject)),
  'POST /api/auth/recovery-codes': async ({ db, member }) => void (await insertPasskey(db, member.id)),
};
