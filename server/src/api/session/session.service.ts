import { limits } from 'shared-api/contract/limits';
import type { Role } from 'shared-api/contract/members.contract';
import { canOpenDashboard } from 'shared-api/contract/members.policy';
import { serverLimits } from '../../limits.ts';
import type { PasswordCheck } from '../../platform/credentials/password-check.ts';
import { hashOfToken, newToken } from '../../platform/credentials/token.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { inactiveAccount, notFound, wrongPair } from '../../platform/errors.ts';
import type { Actor, RequestSource } from '../../platform/http/actor.ts';
import { toPrivateMember } from '../members/members.presenter.ts';
import { type NewSecurityEvent, securityRepository } from '../security/security.repository.ts';
import { sessionRepository } from './session.repository.ts';
import { signInThrottle } from './sign-in-throttle.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Until when a session lasts that is used now; one of staff ends after a week however much it is used. */
function expiryOf(member: { role: Role }, startedAt: Date): Date {
  if (!canOpenDashboard(member)) return new Date(Date.now() + limits.sessionDays * dayMs);
  const atLatest = startedAt.getTime() + limits.staffSessionDays * dayMs;
  return new Date(Math.min(Date.now() + limits.staffSessionIdleHours * hourMs, atLatest));
}

const prolongAfterMs = (member: { role: Role }) =>
  canOpenDashboard(member) ? serverLimits.staffSessionProlongMs : serverLimits.sessionProlongMs;

type Attempt = RequestSource & {
  email: string;
  password: string;
  /** By which this browser is known since an earlier sign-in; empty without one. */
  deviceToken: string;
  /** Of the session this browser had until now, which ends; empty without one. */
  replacedToken: string;
};

type Failure = Pick<NewSecurityEvent, 'kind' | 'memberId'>;

const isOver = (expiresAt: Date | null | undefined) => expiresAt instanceof Date && expiresAt.getTime() <= Date.now();

const recordEnded = (transaction: Transaction, actor: Actor, which: 'one' | 'others') =>
  securityRepository.record(transaction, {
    kind: 'sessions_ended',
    memberId: actor.viewer.id,
    source: actor,
    details: { which },
  });

export function sessionService({ db, passwords }: { db: Db; passwords: PasswordCheck }) {
  const throttle = signInThrottle(db);

  async function deviceHashOf({ email, deviceToken }: Attempt) {
    const hash = hashOfToken(deviceToken);
    return deviceToken && (await sessionRepository.isKnownDevice(db, hash, email)) ? hash : undefined;
  }

  async function recordFailure(source: Attempt, event: Failure, isLast: boolean) {
    const { memberId } = event;
    await securityRepository.record(db, { ...event, source });
    if (isLast) await securityRepository.record(db, { kind: 'throttled', memberId, source });
  }

  async function findVerified(attempt: Attempt, deviceHash: string | undefined) {
    const { email, password, address } = attempt;
    const tried = { email, address, deviceHash };
    await throttle.refuseIfSpent(tried);
    const account = await sessionRepository.findAccount(db, email);
    const isRight = await passwords.matches(account?.passwordHash, password);
    if (isRight && !isOver(account?.passwordExpiresAt)) return account;
    const kind = isRight ? 'temporary_password_expired' : 'sign_in_failed';
    await recordFailure(attempt, { kind, memberId: account?.memberId }, await throttle.countFailure(tried));
    return undefined;
  }

  return {
    /** A new session's token, its member, and the token by which this browser is known from now on. The order of the checks does not tell whether an e-mail exists. */
    async signIn(attempt: Attempt) {
      const deviceHash = await deviceHashOf(attempt);
      const account = await passwords.limited(() => findVerified(attempt, deviceHash));
      if (!account) throw wrongPair();
      const memberId = account.memberId;
      if (!account.isActive) {
        await securityRepository.record(db, { kind: 'sign_in_refused', memberId, source: attempt });
        throw inactiveAccount();
      }
      await throttle.forgive(attempt.email);
      const token = newToken();
      const deviceToken = deviceHash ? attempt.deviceToken : newToken();
      const expiresAt = expiryOf(account, new Date());
      const { agent, address } = attempt;
      const session = { tokenHash: hashOfToken(token), memberId, agent, address, expiresAt };
      await db.transaction().execute(async (transaction) => {
        if (attempt.replacedToken) await sessionRepository.remove(transaction, hashOfToken(attempt.replacedToken));
        await sessionRepository.add(transaction, session);
        await sessionRepository.rememberDevice(transaction, hashOfToken(deviceToken), memberId);
        await securityRepository.record(transaction, { kind: 'signed_in', memberId, source: attempt });
      });
      return { token, deviceToken, member: toPrivateMember({ ...account, lastSeenAt: new Date() }) };
    },

    /** Who holds the token, whose session is prolonged by that. */
    async find(token: string) {
      const tokenHash = hashOfToken(token);
      const row = await sessionRepository.find(db, tokenHash);
      if (!row) return undefined;
      const isProlonged = Date.now() - row.lastUsedAt.getTime() > prolongAfterMs(row);
      const expiresAt = expiryOf(row, row.startedAt);
      if (isProlonged)
        await db
          .transaction()
          .execute((transaction) => sessionRepository.prolong(transaction, tokenHash, row.memberId, expiresAt));
      return { member: toPrivateMember(row), isProlonged };
    },

    /** Who holds the token; a page that is only open does not use its session. */
    async look(token: string) {
      const row = await sessionRepository.find(db, hashOfToken(token));
      return row && toPrivateMember(row);
    },

    signOut: (actor: Actor, token: string) =>
      db.transaction().execute(async (transaction) => {
        await sessionRepository.remove(transaction, hashOfToken(token));
        await securityRepository.record(transaction, { kind: 'signed_out', memberId: actor.viewer.id, source: actor });
      }),

    /** Where the member is signed in; `token` is that of the current session. */
    async list(memberId: string, token: string) {
      const current = hashOfToken(token);
      const rows = await sessionRepository.listOf(db, memberId, limits.sessionsMax);
      return rows.map(({ id, tokenHash, createdAt, lastSeenAt, agent, address }) => ({
        id,
        current: tokenHash === current,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        agent,
        address,
      }));
    },

    /** Whether it was the session of this request. */
    end: (actor: Actor, id: string, token: string) =>
      db.transaction().execute(async (transaction) => {
        const ended = await sessionRepository.removeOwn(transaction, actor.viewer.id, id);
        if (!ended) throw notFound();
        await recordEnded(transaction, actor, 'one');
        return ended.tokenHash === hashOfToken(token);
      }),

    endOthers: (actor: Actor, token: string) =>
      db.transaction().execute(async (transaction) => {
        await sessionRepository.removeOthers(transaction, actor.viewer.id, hashOfToken(token));
        await recordEnded(transaction, actor, 'others');
      }),
  };
}
export type SessionService = ReturnType<typeof sessionService>;
