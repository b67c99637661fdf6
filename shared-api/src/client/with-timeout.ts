import { readerTimeoutMs } from './limits.ts';

/** The result of `work`. @throws `late` when it takes longer than `ms`, or what `work` throws */
export function withTimeout<Value>(
  work: Promise<Value>,
  ms = readerTimeoutMs,
  late = new Error('timed out'),
): Promise<Value> {
  return new Promise<Value>((resolve, reject) => {
    const timer = setTimeout(reject, ms, late);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
