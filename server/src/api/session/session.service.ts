import type { PasskeyResponse } from 'shared-api/contract/accounts/factors.contract';
import type { ReauthenticateRequest, SignInMethod } from 'shared-api/contract/accounts/session.contract';
import { toSessionMember } from 'shared-api/contract/accounts/session.policy';
import { limits } from 'shared-api/contract/limits';
import type { PrivateMember, Role } from 'shared-api/contract/members/members.contract';
import { canOpenDashboard } from 'shared-api/contract/members/members.policy';
import type * as v from 'valibot';
import { dayMs, hourMs, serverLimits } from '../../limits.ts';
import { hashPassword, type PasswordCheck } from '../../platform/credentials/password-check.ts';
import { hashOfToken, newToken } from '../../platform/credentials/token.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { inactiveAccount, notFound, signInExpired, wrongPair, wrongPassword } from '../../platform/errors.ts';
import type { Actor, RequestSource } from '../../platform/http/actor.ts';
import type { FactorsService } from '../factors/factors.service.ts';
import type { PasskeysService } from '../factors/passkeys.service.ts';
import { toPrivateMember } from '../members/members.presenter.ts';
import { type NewSecurityEvent, securityRepository } from '../security/security.repository.ts';
import type { RecentSessions } from './recent-sessions.ts';
import { sessionRepository } from './session.repository.ts';
import { signInThrottle } from './sign-in-throttle.ts';

/** Until when a session lasts that is used now; one of staff ends after a week however much it is used. */
function expiryOf(member: { role: Role }, startedAt: Date): Date {
  if (!canOpenDashboard(member)) return new Date(Date.now() + limits.sessionDays * dayMs);
  const atLatest = startedAt.getTime() + limits.staffSessionDays * dayMs;
  return new Date(Math.min(Date.now() + limits.staffSessionIdleHours * hourMs, atLatest));
}

const noteAfterMs = (member: { role: Role }) =>
  canOpenDashboard(member) ? serverLimits.staffSessionProlongMs : serverLimits.sessionProlongMs;

/** From where somebody signs in, and what this browser brings. */
export type Visit = RequestSource & {
  /** By which this browser is known since an earlier sign-in; empty without one. */
  deviceToken: string;
  /** Of the session this browser had until now, which ends; empty without one. */
  replacedToken: string;
};
type Attempt = Visit & { email: string; password: string };
type Failure = Pick<NewSecurityEvent, 'kind' | 'memberId'>;
type Account = NonNullable<Awaited<ReturnType<typeof sessionRepository.findActive>>>;
type Verified = NonNullable<Awaited<ReturnType<typeof sessionRepository.findAccount>>>;
type SignedIn = { id: string; email: string; name: string };
type Parts = {
  db: Db;
  passwords: PasswordCheck;
  factorsService: FactorsService;
  passkeysService: PasskeysService;
  recentSessions: Pick<RecentSessions, 'find'>;
  /** What signing in brings about besides, in the same transaction. */
  onSignedIn: (transaction: Transaction, member: SignedIn) => Promise<void>;
};

/** The account that a session is of, and the same as the member that the session makes of it: with what it may do now. */
function withRights(row: Parameters<typeof toPrivateMember>[0]) {
  const account = toPrivateMember(row);
  return { account, member: toSessionMember(account) };
}

const isOver = (expiresAt: Date | null | undefined) => expiresAt instanceof Date && expiresAt.getTime() <= Date.now();

const recordEnded = (transaction: Transaction, actor: Actor, which: 'one' | 'others') =>
  securityRepository.record(transaction, {
    kind: 'sessions_ended',
    memberId: actor.viewer.id,
    source: actor,
    details: { which },
  });

export function sessionService({ db, passwords, factorsService, passkeysService, recentSessions, onSignedIn }: Parts) {
  const throttle = signInThrottle(db);

  async function deviceHashOf({ email, deviceToken }: Pick<Attempt, 'email' | 'deviceToken'>) {
    const hash = hashOfToken(deviceToken);
    return deviceToken && (await sessionRepository.isKnownDevice(db, hash, email)) ? hash : undefined;
  }

  async function recordFailure(source: RequestSource, event: Failure, isLast: boolean) {
    const { memberId } = event;
    await securityRepository.record(db, { ...event, source });
    if (isLast) await securityRepository.record(db, { kind: 'throttled', memberId, source });
  }

  /** From now on either form of the password is right. */
  async function rehash(account: Verified, password: string) {
    const passwordHash = await hashPassword(password);
    await sessionRepository.replaceHash(db, account, passwordHash);
    return { ...account, passwordHash };
  }

  /** The account whose password this is. @throws Rejection 429 */
  async function findVerified(attempt: Attempt) {
    const { email, password, address } = attempt;
    const tried = { email, address, deviceHash: await deviceHashOf(attempt) };
    return passwords.limited(async () => {
      await throttle.rejectIfExhausted(tried);
      const account = await sessionRepository.findAccount(db, email);
      const form = await passwords.match(account?.passwordHash, password);
      const isRight = form !== undefined;
      if (account && isRight && !isOver(account.passwordExpiresAt))
        return form === 'as_typed' ? rehash(account, password) : account;
      const kind = isRight ? 'temporary_password_expired' : 'sign_in_failed';
      await recordFailure(attempt, { kind, memberId: account?.memberId }, await throttle.countFailure(tried));
      return undefined;
    });
  }

  /** A new session: its token, its member, and the token by which this browser is known from now on. */
  async function open(account: Account & { passwordHash?: string }, visit: Visit, method: SignInMethod) {
    const token = newToken();
    const deviceHash = await deviceHashOf({ email: account.email, ...visit });
    const deviceToken = deviceHash ? visit.deviceToken : newToken();
    const { memberId } = account;
    const expiresAt = expiryOf(account, new Date());
    const { agent, address } = visit;
    const session = { tokenHash: hashOfToken(token), memberId, agent, address, method, expiresAt };
    const secondFactorDueAt = await db.transaction().execute(async (transaction) => {
      const current = await sessionRepository.lockActive(transaction, memberId);
      if (!current) throw inactiveAccount();
      // the password may have been changed since it was checked
      if (account.passwordHash && account.passwordHash !== current.passwordHash) throw wrongPair();
      if (visit.replacedToken) await sessionRepository.remove(transaction, hashOfToken(visit.replacedToken));
      await sessionRepository.add(transaction, session);
      await sessionRepository.rememberDevice(transaction, hashOfToken(deviceToken), memberId);
      await securityRepository.record(transaction, { kind: 'signed_in', memberId, source: visit, details: { method } });
      await onSignedIn(transaction, { id: memberId, email: account.email, name: account.memberName });
      return factorsService.recordSignIn(transaction, account);
    });
    return { token, deviceToken, member: toPrivateMember({ ...account, secondFactorDueAt, lastSeenAt: new Date() }) };
  }

  /** Rejects who cannot say the password of its own account. @throws Rejection 400 that names `field`, 429 */
  async function confirmPassword({ email }: PrivateMember, password: string, visit: Visit, field?: string) {
    if (!(await findVerified({ ...visit, email, password }))) throw wrongPassword(field);
  }

  async function getActive(memberId: string) {
    const account = await sessionRepository.findActive(db, memberId);
    if (!account) throw inactiveAccount();
    return account;
  }

  /** A new session, or, for who has a second factor, the token of a sign-in that waits for it. */
  async function openOrWait(account: Account & { passwordHash?: string }, visit: Visit) {
    const methods = await factorsService.methodsOf(account.memberId);
    if (methods.length === 0) return open(account, visit, 'password');
    const pendingToken = newToken();
    await sessionRepository.addPending(db, hashOfToken(pendingToken), account.memberId);
    return { pendingToken, methods };
  }

  return {
    /**
     * A new session, or, for who has a second factor, the token of a sign-in that waits for it. The order of the checks
     * does not tell whether an e-mail exists.
     */
    async signIn(attempt: Attempt) {
      const account = await findVerified(attempt);
      if (!account) throw wrongPair();
      if (!account.isActive) {
        const { memberId } = account;
        await securityRepository.record(db, { kind: 'sign_in_refused', memberId, source: attempt });
        throw inactiveAccount();
      }
      await throttle.forgive(attempt.email);
      return openOrWait(account, attempt);
    },

    /**
     * For who has just chosen its password by a mailed link; as `signIn`, and undefined where nobody has activated the account.
     */
    async signInByLink(memberId: string, visit: Visit) {
      const account = await sessionRepository.findActive(db, memberId);
      return account && openOrWait(account, visit);
    },

    /** Goes on with a sign-in that waits. @throws Rejection 400 wrong code, 401 when it waited too long, 429 */
    async signInWithCode(pendingToken: string, code: string, visit: Visit) {
      const pending = await sessionRepository.findPending(db, hashOfToken(pendingToken));
      if (!pending) throw signInExpired();
      const { memberId, email } = pending;
      const deviceHash = await deviceHashOf({ email, ...visit });
      await factorsService.verifyCode({ memberId, email, deviceHash, ...visit }, code);
      await sessionRepository.removePending(db, hashOfToken(pendingToken));
      return open(await getActive(memberId), visit, 'password_and_code');
    },

    /**
     * A passkey is two factors at once: it needs no password before it, and clears the count of
     * wrong passwords. @throws Rejection 400, 403
     */
    async signInWithPasskey(response: PasskeyResponse, visit: Visit & { origin: string }) {
      const memberId = await passkeysService.verify({ response, purpose: 'sign_in', origin: visit.origin });
      const account = await getActive(memberId);
      await throttle.forgive(account.email);
      return open(account, visit, 'passkey');
    },

    confirmPassword,

    /** From now on the session counts as freshly authenticated. @throws Rejection 400, 429 */
    async reauthenticate(
      viewer: PrivateMember,
      request: v.InferOutput<typeof ReauthenticateRequest>,
      visit: Visit & { origin: string; token: string },
    ) {
      if ('password' in request) await confirmPassword(viewer, request.password, visit);
      else {
        const proof = { response: request.response, purpose: 'reauthenticate', origin: visit.origin } as const;
        await passkeysService.verify({ ...proof, memberId: viewer.id });
      }
      await sessionRepository.authenticatedNow(db, hashOfToken(visit.token));
      await securityRepository.record(db, { kind: 'reauthenticated', memberId: viewer.id, source: visit });
    },

    /**
     * Who holds the token, whose session is noted as used; that of staff is prolonged by it. Who changes something is
     * looked up in the database, and not in what is remembered.
     */
    async find(token: string, { changesSomething }: { changesSomething: boolean }) {
      const tokenHash = hashOfToken(token);
      const isNoted = (session: { lastUsedAt: Date; role: Role }) =>
        Date.now() - session.lastUsedAt.getTime() <= noteAfterMs(session);
      if (!changesSomething) {
        const remembered = await recentSessions.find(tokenHash);
        if (!remembered) return undefined;
        if (isNoted(remembered)) return { ...withRights(remembered), authenticatedAt: remembered.authenticatedAt };
      }
      const row = await sessionRepository.find(db, tokenHash);
      if (!row) return undefined;
      const { authenticatedAt } = row;
      if (isNoted(row)) return { ...withRights(row), authenticatedAt };
      // a session may last for years: what staff needs is told to it without a new sign-in
      const secondFactorDueAt = await db.transaction().execute(async (transaction) => {
        const expiresAt = canOpenDashboard(row) ? expiryOf(row, row.startedAt) : undefined;
        await sessionRepository.recordUse(transaction, tokenHash, row.memberId, expiresAt);
        return factorsService.recordSignIn(transaction, row);
      });
      return { ...withRights({ ...row, secondFactorDueAt }), authenticatedAt };
    },

    /**
     * That of an ordinary member lasts as long as its cookie, from the last page that was opened. That of staff always ends
     * before its cookie. @returns false where nothing is to renew, and where it was ended or replaced meanwhile
     */
    prolong: async (member: PrivateMember, token: string) =>
      !canOpenDashboard(member) &&
      (await sessionRepository.prolong(
        db,
        hashOfToken(token),
        expiryOf(member, new Date()),
        serverLimits.sessionProlongMs,
      )),

    /** Who holds the token; a page that is only open does not use its session. */
    async peek(token: string) {
      const row = await sessionRepository.find(db, hashOfToken(token));
      return row && withRights(row).member;
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
      return rows.map(({ id, tokenHash, createdAt, lastSeenAt, agent, address, method }) => ({
        id,
        current: tokenHash === current,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        agent,
        address,
        method,
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
