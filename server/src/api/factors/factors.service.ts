import type { AddPasskeyRequest, FactorMethod, FactorsReply } from 'shared-api/contract/accounts/factors.contract';
import { needsSecondFactor } from 'shared-api/contract/accounts/factors.policy';
import type { SecurityKind } from 'shared-api/contract/accounts/security.contract';
import { limits } from 'shared-api/contract/limits';
import type { PrivateMember, Role } from 'shared-api/contract/members/members.contract';
import { dayMs } from '../../limits.ts';
import { hashOfToken } from '../../platform/credentials/token.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import {
  hasTotpAlready,
  lastFactor,
  notFound,
  passkeyRejected,
  tooManyPasskeys,
  wrongCode,
} from '../../platform/errors.ts';
import type { Actor, RequestSource } from '../../platform/http/actor.ts';
import { nameInMail } from '../../platform/mail/mail-message.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { actorsRepository } from '../audit/actors.repository.ts';
import { securityRepository } from '../security/security.repository.ts';
import { type CodeAttempt, codeThrottle } from './code-throttle.ts';
import { newRecoveryCodes, newTotpSecret, plainRecoveryCode, stepOfCode, totpUri } from './codes.ts';
import { accountChanged, codesGuessed } from './factors.messages.ts';
import { factorsRepository } from './factors.repository.ts';
import { passkeysRepository } from './passkeys.repository.ts';
import type { PasskeysService } from './passkeys.service.ts';

type Parts = { db: Db; mailsService: MailsService; passkeysService: PasskeysService; isRequired: boolean };

type FactorChange = Extract<
  SecurityKind,
  'passkey_added' | 'passkey_removed' | 'totp_on' | 'totp_off' | 'recovery_codes_made'
>;

type Guess = CodeAttempt & RequestSource & { email: string };

/** What a member proves itself with beside its password. */
export function factorsService({ db, mailsService, passkeysService, isRequired }: Parts) {
  const throttle = codeThrottle(db);

  const isRequiredOf = (member: { role: Role }) => isRequired && needsSecondFactor(member);

  async function describe(executor: Db, member: { id: string; role: Role }): Promise<FactorsReply> {
    const passkeys = await passkeysRepository.listOf(executor, member.id);
    const totp = await factorsRepository.findTotp(executor, member.id);
    return {
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      hasTotp: Boolean(totp?.confirmedAt),
      recoveryCodesLeft: await factorsRepository.countRecoveryCodes(executor, member.id),
      isRequired: isRequiredOf(member),
    };
  }

  async function makeRecoveryCodes(transaction: Transaction, memberId: string) {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => hashOfToken(plainRecoveryCode(code)));
    await factorsRepository.replaceRecoveryCodes(transaction, memberId, hashes);
    return codes;
  }

  /** Who has no factor has no use for codes; who gets the first is given some. */
  async function followUp(transaction: Transaction, { id, role }: PrivateMember) {
    const factors = await describe(transaction, { id, role });
    const isLast = factors.passkeys.length === 0 && !factors.hasTotp;
    if (isLast && isRequiredOf({ role })) throw lastFactor();
    if (isLast) await factorsRepository.removeAll(transaction, id);
    else await factorsRepository.setDueAt(transaction, id, null);
    const recoveryCodes =
      isLast || factors.recoveryCodesLeft > 0 ? undefined : await makeRecoveryCodes(transaction, id);
    return { factors: await describe(transaction, { id, role }), ...(recoveryCodes && { recoveryCodes }) };
  }

  /** Every change leaves an entry in the security log, and a mail to the holder of the account. */
  async function notify(transaction: Transaction, actor: Actor, kind: FactorChange) {
    const { id: memberId, email: to, name, emailConfirmed: isEmailConfirmed } = actor.viewer;
    await securityRepository.record(transaction, { kind, memberId, source: actor });
    await mailsService.queue(
      transaction,
      accountChanged({ to, name: nameInMail({ name, isEmailConfirmed }), change: kind }),
    );
  }

  /** One change at a time: two that each leave one factor would leave none. */
  const lock = (transaction: Transaction, { viewer }: Actor) => actorsRepository.lock(transaction, [viewer.id]);

  const change = (actor: Actor, kind: FactorChange, run: (transaction: Transaction) => Promise<void>) =>
    db.transaction().execute(async (transaction) => {
      await lock(transaction, actor);
      await run(transaction);
      await notify(transaction, actor, kind);
      return followUp(transaction, actor.viewer);
    });

  /** A wrong code of one who knows the password. The member is told of the last one allowed. @throws Rejection 400 */
  async function rejectCode({ memberId, email: to, ...source }: Guess, closedUntil: Date | undefined): Promise<never> {
    await db.transaction().execute(async (transaction) => {
      await securityRepository.record(transaction, { kind: 'second_factor_failed', memberId, source });
      if (!closedUntil) return;
      await securityRepository.record(transaction, { kind: 'throttled', memberId, source });
      await mailsService.queue(transaction, codesGuessed({ to, closedUntil }));
    });
    throw wrongCode();
  }

  async function methodsOf(executor: Db, memberId: string): Promise<FactorMethod[]> {
    const [passkeys, totp, codesLeft] = [
      await passkeysRepository.listOf(executor, memberId),
      await factorsRepository.findTotp(executor, memberId),
      await factorsRepository.countRecoveryCodes(executor, memberId),
    ];
    const methods: FactorMethod[] = [];
    if (passkeys.length > 0) methods.push('passkey');
    if (totp?.confirmedAt) methods.push('totp');
    if (methods.length > 0 && codesLeft > 0) methods.push('recovery_code');
    return methods;
  }

  /** Of an app that is set up, or, while it is being set up, of one that is not yet. */
  async function acceptsTotp(memberId: string, code: string, isSetUp: boolean) {
    const totp = await factorsRepository.findTotp(db, memberId);
    if (!totp || Boolean(totp.confirmedAt) !== isSetUp) return false;
    const step = stepOfCode(totp.secret, code);
    return step !== undefined && factorsRepository.spendTotpStep(db, memberId, step);
  }

  return {
    list: (member: PrivateMember) => describe(db, member),

    /** Empty where the password is enough. */
    methodsOf: (memberId: string) => methodsOf(db, memberId),

    /** Of the app, or a recovery code: either works once. @throws Rejection 400, 429 */
    async verifyCode(attempt: Guess, code: string) {
      const { memberId } = attempt;
      const closedUntil = await throttle.count(attempt);
      const isTotp = /^\d{6}$/.test(plainRecoveryCode(code));
      const isRight = isTotp
        ? await acceptsTotp(memberId, plainRecoveryCode(code), true)
        : await factorsRepository.spendRecoveryCode(db, memberId, hashOfToken(plainRecoveryCode(code)));
      if (!isRight) await rejectCode(attempt, closedUntil);
      await throttle.forgive(attempt);
    },

    /** After a new password: who used up the tries knew the old one. */
    forgiveWrongCodes: throttle.forgiveReset,

    /** Begins, or ends, the time in which staff without a second factor sets one up. */
    async recordSignIn(
      transaction: Transaction,
      account: { memberId: string; role: Role; secondFactorDueAt: Date | null },
    ) {
      const isMissing = isRequiredOf(account) && (await methodsOf(transaction, account.memberId)).length === 0;
      const dueAt = account.secondFactorDueAt ?? new Date(Date.now() + limits.secondFactorGraceDays * dayMs);
      const due = isMissing ? dueAt : null;
      if (due?.getTime() !== account.secondFactorDueAt?.getTime())
        await factorsRepository.setDueAt(transaction, account.memberId, due);
      return due;
    },

    async addPasskey(actor: Actor, request: AddPasskeyRequest, site: { origin: string }) {
      const passkey = await passkeysService.verifyRegistration(actor.viewer.id, request, site);
      return change(actor, 'passkey_added', async (transaction) => {
        if ((await passkeysRepository.listOf(transaction, actor.viewer.id)).length >= limits.passkeysMax)
          throw tooManyPasskeys();
        if (!(await passkeysRepository.add(transaction, passkey))) throw passkeyRejected();
      });
    },

    async renamePasskey(viewer: PrivateMember, id: string, name: string) {
      if (!(await passkeysRepository.rename(db, viewer.id, id, name))) throw notFound();
      return { factors: await describe(db, viewer) };
    },

    removePasskey: (actor: Actor, id: string) =>
      change(actor, 'passkey_removed', async (transaction) => {
        if (!(await passkeysRepository.remove(transaction, actor.viewer.id, id))) throw notFound();
      }),

    async startTotp({ id, email }: PrivateMember) {
      const secret = newTotpSecret();
      if (!(await factorsRepository.startTotp(db, id, secret))) throw hasTotpAlready();
      return { secret, uri: totpUri(secret, email) };
    },

    async confirmTotp(actor: Actor, code: string) {
      const { viewer } = actor;
      await throttle.countSetUp(viewer.id);
      if (!(await acceptsTotp(viewer.id, code, false))) throw wrongCode();
      await throttle.forgiveSetUp(viewer.id);
      return change(actor, 'totp_on', async (transaction) => {
        await factorsRepository.confirmTotp(transaction, viewer.id);
      });
    },

    removeTotp: (actor: Actor) =>
      change(actor, 'totp_off', async (transaction) => {
        if (!(await factorsRepository.removeTotp(transaction, actor.viewer.id))) throw notFound();
      }),

    /** @throws Rejection 404 for who has no factor that they could stand in for */
    renewRecoveryCodes: (actor: Actor) =>
      db.transaction().execute(async (transaction) => {
        const { viewer } = actor;
        await lock(transaction, actor);
        const { passkeys, hasTotp } = await describe(transaction, viewer);
        if (passkeys.length === 0 && !hasTotp) throw notFound();
        const recoveryCodes = await makeRecoveryCodes(transaction, viewer.id);
        await notify(transaction, actor, 'recovery_codes_made');
        return { factors: await describe(transaction, viewer), recoveryCodes };
      }),
  };
}
export type FactorsService = ReturnType<typeof factorsService>;
