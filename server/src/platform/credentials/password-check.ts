import { hash, verify } from '@node-rs/argon2';
import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import { dayMs, serverLimits } from '../../limits.ts';
import { concurrencyLimit } from '../limits/concurrency-limit.ts';

/** argon2id with 19 MiB, two passes, one lane: the library's own setting. */
export const hashPassword = (password: string) => hash(password);

/** Until when a password works that another person set. */
export const temporaryPasswordExpiry = () => new Date(Date.now() + accountLimits.temporaryPasswordDays * dayMs);

/** Checks passwords, a few at a time: each takes 19 MiB and a good part of a core. */
export async function passwordCheck() {
  const nobodysHash = await hashPassword('nobody');
  return {
    limited: concurrencyLimit(serverLimits.maxPasswordHashesAtOnce, serverLimits.maxPasswordHashesWaiting),
    /** Takes as long without a hash as with one: the time must not tell which e-mails exist. */
    async matches(passwordHash: string | undefined, password: string) {
      const isRight = await verify(passwordHash ?? nobodysHash, password);
      return isRight && passwordHash !== undefined;
    },
  };
}
export type PasswordCheck = Awaited<ReturnType<typeof passwordCheck>>;
