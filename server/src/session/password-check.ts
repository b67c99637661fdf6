import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '../errors.ts';

const atOnce = 4;
const mostWaiting = 200;

/** argon2id with 19 MiB, two passes, one lane: the library's own setting. */
export const hashPassword = (password: string) => hash(password);

/** Checks passwords, a few at a time: each takes 19 MiB and a good part of a core. */
export async function passwordCheck() {
  const nobodysHash = await hashPassword('nobody');
  const waiting: (() => void)[] = [];
  let running = 0;

  async function takeTurn() {
    if (waiting.length >= mostWaiting) throw unavailable();
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
  }

  function passTurn() {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async inTurn<T>(work: () => Promise<T>) {
      await takeTurn();
      try {
        return await work();
      } finally {
        passTurn();
      }
    },
    /** Takes as long without a hash as with one: the time must not tell which e-mails exist. */
    async matches(passwordHash: string | undefined, password: string) {
      const isRight = await verify(passwordHash ?? nobodysHash, password);
      return isRight && passwordHash !== undefined;
    },
  };
}
export type PasswordCheck = Awaited<ReturnType<typeof passwordCheck>>;
