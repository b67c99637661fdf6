import { readerTimeoutMs } from './limits.ts';

/** The result of `work`. @throws when it takes longer than `readerTimeoutMs`, or what `work` throws */
export async function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('timed out')), readerTimeoutMs);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
