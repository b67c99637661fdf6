import { limits } from 'shared-api/contract/limits';
import type { PasswordCheck } from '../../platform/credentials/password-check.ts';
import { hashOfToken, newToken } from '../../platform/credentials/token.ts';
import { inactiveAccount, notFound, wrongPair } from '../../platform/errors.ts';
import { toPrivateMember } from '../members/members.presenter.ts';
import type { SessionRepository } from './session.repository.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

const hourMs = 60 * 60 * 1000;
const sessionMs = limits.sessionDays * 24 * hourMs;

const nextExpiry = () => new Date(Date.now() + sessionMs);

type Attempt = { email: string; password: string; address: string; agent: string };

export function sessionService(sessions: SessionRepository, checkPassword: PasswordCheck, throttle: SignInThrottle) {
  async function findVerified({ email, password, address }: Attempt) {
    await throttle.refuseIfSpent(email, address);
    const account = await sessions.findAccount(email);
    if (await checkPassword.matches(account?.passwordHash, password)) return account;
    await throttle.countFailure(email, address);
    return undefined;
  }

  return {
    /** A new session's token and its member. The order of the questions gives nothing away about an e-mail. */
    async signIn(attempt: Attempt) {
      const account = await checkPassword.inTurn(() => findVerified(attempt));
      if (!account) throw wrongPair();
      if (!account.isActive) throw inactiveAccount();
      await throttle.forgive(attempt.email);
      const token = newToken();
      const memberId = account.memberId;
      await sessions.create({ tokenHash: hashOfToken(token), memberId, agent: attempt.agent, expiresAt: nextExpiry() });
      await sessions.recordSignIn(memberId);
      return { token, member: toPrivateMember({ ...account, lastSeenAt: new Date() }) };
    },

    /** Who holds the token. Its 30 days begin anew at most once an hour, to spare the database. */
    async find(token: string) {
      const tokenHash = hashOfToken(token);
      const row = await sessions.find(tokenHash);
      if (!row) return undefined;
      const isProlonged = Date.now() - row.sessionSeenAt.getTime() > hourMs;
      if (isProlonged) await sessions.prolong(tokenHash, row.memberId, nextExpiry());
      return { member: toPrivateMember(row), isProlonged };
    },

    signOut: (token: string) => sessions.remove(hashOfToken(token)),

    /** Where the member is signed in; `token` is that of the session that asks. */
    async list(memberId: string, token: string) {
      const current = hashOfToken(token);
      const rows = await sessions.listOf(memberId, limits.sessionsMost);
      return rows.map(({ id, tokenHash, createdAt, lastSeenAt, agent }) => ({
        id,
        current: tokenHash === current,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        agent,
      }));
    },

    /** Whether it was the session that asked. */
    async end(memberId: string, id: string, token: string) {
      const ended = await sessions.removeOwn(memberId, id);
      if (!ended) throw notFound();
      return ended.tokenHash === hashOfToken(token);
    },

    endOthers: (memberId: string, token: string) => sessions.removeOthers(memberId, hashOfToken(token)),
  };
}
export type SessionService = ReturnType<typeof sessionService>;
