import { readerTimeoutMs } from './limits.ts';

/** The result of `work`. @throws `late` when it takes longer than `ms`, or what `work` throws */
export function withTimeout<Value>(
  work: Promise<Value>,
  ms = readerTimeoutMs,
  late = new Error('timed out'),
): Promise<Value> {
  const { promise: givenUp, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(reject, ms, late);
  return Promise.race([work, givenUp]).finally(() => clearTimeout(timer));
}
