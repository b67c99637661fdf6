import type { Refusal } from '../errors.ts';

const uniqueViolation = '23505';

/** Turns a violated unique key into a refusal: of two simultaneous requests only the database sees the second. @throws Refusal */
export async function refuseDuplicate<T>(index: string, refusal: () => Refusal, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    throw code === uniqueViolation && constraint === index ? refusal() : error;
  }
}
