import { readerTimeoutMs } from './limits.ts';

/** What `work` resolves with. @throws when it takes longer than a reader waits, or as `work` itself does */
export async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('late')), readerTimeoutMs);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
