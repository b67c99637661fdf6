import { TOTP } from 'otpauth';
import type { TestApp } from './build-test-app.ts';
import { insertMember, password, signedInAs } from './factories.ts';
import type { SoftwareAuthenticator } from './software-authenticator.ts';

type Options = { cookies: Record<string, string> };
type Member = Awaited<ReturnType<typeof insertMember>>;

export const codeOf = (secret: string, at = Date.now()) => new TOTP({ secret }).generate({ timestamp: at });
export const pairOf = (member: Member) => ({ email: member.email, password });
export const cookieOf = (reply: { cookies: { name: string; value: string }[] }, name: string) =>
  reply.cookies.find((cookie) => cookie.name === name)?.value ?? '';

/** Members of a portal, and how they set up their factors. */
export function factorsOf(portal: () => TestApp) {
  async function signedInMember(given: Parameters<typeof insertMember>[1] = {}) {
    const member = await insertMember(portal().db, given);
    return { member, options: await signedInAs(portal().db, member) };
  }

  async function setUpApp(options: Options) {
    const { body } = await portal().post('/api/auth/totp', undefined, options);
    const code = codeOf(body.secret);
    const { body: done } = await portal().post('/api/auth/totp/confirm', { code }, options);
    return { code, secret: body.secret as string, recoveryCodes: done.recoveryCodes as string[] };
  }

  const challengeOf = async (path: string, options?: Options) =>
    (await portal().post(path, undefined, options)).body.options.challenge as string;

  async function addPasskey(options: Options, device: SoftwareAuthenticator, name = 'هاتفي') {
    const challenge = await challengeOf('/api/auth/passkeys/options', options);
    return portal().post('/api/auth/passkeys', { name, response: device.register(challenge) }, options);
  }

  /** The step after the password. */
  async function waiting(member: Member): Promise<Options> {
    const reply = await portal().post('/api/auth/login', pairOf(member));
    return { cookies: { second_factor: cookieOf(reply, 'second_factor') } };
  }

  /** As if the session had been opened that long ago. */
  async function age({ cookies }: Options, ms: number) {
    const authenticated_at = new Date(Date.now() - ms);
    const { body } = await portal().get('/api/auth/session', { cookies });
    const { db } = portal();
    await db.updateTable('sessions').set({ authenticated_at }).where('member_id', '=', body.member.id).execute();
  }

  return { signedInMember, setUpApp, challengeOf, addPasskey, waiting, age };
}
