import { hash, verify } from '@node-rs/argon2';
import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import { toPassword } from 'shared-api/contract/text/password.contract';
import { dayMs, serverLimits } from '../../limits.ts';
import { concurrencyLimit } from '../limits/concurrency-limit.ts';

/** argon2id with 19 MiB, two passes, one lane: the library's own setting. Of the password's one form. */
export const hashPassword = (password: string) => hash(toPassword(password));

/** Until when a password works that another person set. */
export const temporaryPasswordExpiry = () => new Date(Date.now() + accountLimits.temporaryPasswordDays * dayMs);

async function findForm(passwordHash: string, typed: string) {
  const password = toPassword(typed);
  if (await verify(passwordHash, password)) return 'normalised';
  return password !== typed && (await verify(passwordHash, typed)) ? 'as_typed' : undefined;
}

/** Checks passwords, a few at a time: each takes 19 MiB and a good part of a core. */
export async function passwordCheck() {
  const nobodysHash = await hashPassword('nobody');
  return {
    limited: concurrencyLimit(serverLimits.maxPasswordHashesAtOnce, serverLimits.maxPasswordHashesWaiting),
    /**
     * Whether it is the password; `as_typed` where the hash is of the form that was typed, as those from before passwords had one form.
     * Takes as long without a hash as with one: the time must not tell which e-mails exist.
     */
    async match(passwordHash: string | undefined, password: string) {
      const form = await findForm(passwordHash ?? nobodysHash, password);
      return passwordHash === undefined ? undefined : form;
    },
  };
}
export type PasswordCheck = Awaited<ReturnType<typeof passwordCheck>>;
