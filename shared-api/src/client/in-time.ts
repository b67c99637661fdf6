/** The client itself waits for ever (spec, section 7); a reader does not. */
const patienceMs = 10_000;

/** What `work` resolves with. @throws when it takes longer than a reader waits, or as `work` itself does */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('late')), patienceMs);
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
