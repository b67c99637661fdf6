import type { Rejection } from '../errors.ts';

const uniqueViolation = '23505';

/** Turns a violated unique key into a rejection: of two simultaneous requests only the database sees the second. @throws Rejection */
export async function rejectDuplicate<T>(
  index: string,
  rejection: () => Rejection,
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = error as { code?: string; constraint?: string };
    throw code === uniqueViolation && constraint === index ? rejection() : error;
  }
}
