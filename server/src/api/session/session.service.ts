import { limits } from 'shared-api/contract/limits';
import type { Role, Viewer } from 'shared-api/contract/members.contract';
import { canOpenDashboard } from 'shared-api/contract/members.policy';
import { serverLimits } from '../../limits.ts';
import type { PasswordCheck } from '../../platform/credentials/password-check.ts';
import { hashOfToken, newToken } from '../../platform/credentials/token.ts';
import type { Db } from '../../platform/database/db.ts';
import { inactiveAccount, notFound, wrongPair } from '../../platform/errors.ts';
import { toPrivateMember } from '../members/members.presenter.ts';
import { sessionRepository } from './session.repository.ts';
import { signInThrottle } from './sign-in-throttle.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const sessionMs = limits.sessionDays * dayMs;

const nextExpiry = () => new Date(Date.now() + sessionMs);

type Attempt = {
  email: string;
  password: string;
  address: string;
  agent: string;
  /** By which this browser is known since an earlier sign-in; empty without one. */
  deviceToken: string;
  /** Of the session this browser had until now, which ends; empty without one. */
  replacedToken: string;
};

type Used = { startedAt: Date; lastUsedAt: Date };
const since = (date: Date) => Date.now() - date.getTime();

/** Sessions of staff end before their row does, also those that began before somebody became staff. */
const hasEnded = (member: { role: Role }, { startedAt, lastUsedAt }: Used) =>
  canOpenDashboard(member) &&
  (since(lastUsedAt) > limits.staffSessionIdleHours * hourMs || since(startedAt) > limits.staffSessionDays * dayMs);

const prolongAfterMs = (member: { role: Role }) =>
  canOpenDashboard(member) ? serverLimits.staffSessionProlongMs : serverLimits.sessionProlongMs;

export function sessionService({ db, passwords }: { db: Db; passwords: PasswordCheck }) {
  const throttle = signInThrottle(db);

  async function deviceHashOf({ email, deviceToken }: Attempt) {
    const hash = hashOfToken(deviceToken);
    return deviceToken && (await sessionRepository.isKnownDevice(db, hash, email)) ? hash : undefined;
  }

  async function findVerified({ email, password, address }: Attempt, deviceHash: string | undefined) {
    const tried = { email, address, deviceHash };
    await throttle.refuseIfSpent(tried);
    const account = await sessionRepository.findAccount(db, email);
    if (await passwords.matches(account?.passwordHash, password)) return account;
    await throttle.countFailure(tried);
    return undefined;
  }

  return {
    /** A new session's token, its member, and the token by which this browser is known from now on. The order of the checks does not tell whether an e-mail exists. */
    async signIn(attempt: Attempt) {
      const deviceHash = await deviceHashOf(attempt);
      const account = await passwords.limited(() => findVerified(attempt, deviceHash));
      if (!account) throw wrongPair();
      if (!account.isActive) throw inactiveAccount();
      await throttle.forgive(attempt.email);
      const token = newToken();
      const deviceToken = deviceHash ? attempt.deviceToken : newToken();
      const memberId = account.memberId;
      const session = { tokenHash: hashOfToken(token), memberId, agent: attempt.agent, expiresAt: nextExpiry() };
      await db.transaction().execute(async (transaction) => {
        if (attempt.replacedToken) await sessionRepository.remove(transaction, hashOfToken(attempt.replacedToken));
        await sessionRepository.add(transaction, session);
        await sessionRepository.rememberDevice(transaction, hashOfToken(deviceToken), memberId);
      });
      return { token, deviceToken, member: toPrivateMember({ ...account, lastSeenAt: new Date() }) };
    },

    /** Who holds the token, whose session is prolonged by that. */
    async find(token: string) {
      const tokenHash = hashOfToken(token);
      const row = await sessionRepository.find(db, tokenHash);
      if (!row || hasEnded(row, row)) return undefined;
      const isProlonged = since(row.lastUsedAt) > prolongAfterMs(row);
      if (isProlonged)
        await db
          .transaction()
          .execute((transaction) => sessionRepository.prolong(transaction, tokenHash, row.memberId, nextExpiry()));
      return { member: toPrivateMember(row), isProlonged };
    },

    signOut: (token: string) => sessionRepository.remove(db, hashOfToken(token)),

    /** Where the member is signed in; `token` is that of the current session. */
    async list(member: Viewer, token: string) {
      const current = hashOfToken(token);
      const rows = await sessionRepository.listOf(db, member.id, limits.sessionsMax);
      return rows
        .filter((row) => !hasEnded(member, row))
        .map(({ id, tokenHash, startedAt, lastUsedAt, agent }) => ({
          id,
          current: tokenHash === current,
          createdAt: startedAt.toISOString(),
          lastSeenAt: lastUsedAt.toISOString(),
          agent,
        }));
    },

    /** Whether it was the session of this request. */
    async end(memberId: string, id: string, token: string) {
      const ended = await sessionRepository.removeOwn(db, memberId, id);
      if (!ended) throw notFound();
      return ended.tokenHash === hashOfToken(token);
    },

    endOthers: (memberId: string, token: string) => sessionRepository.removeOthers(db, memberId, hashOfToken(token)),
  };
}
export type SessionService = ReturnType<typeof sessionService>;
