/**
 * Marks a fulfilled promise the way React itself does, so that `use` answers at once instead of waiting a tick: a tick
 * is a suspended rendering on the server and a lost section in the browser.
 */
export const knownPromise = <Value>(promise: Promise<Value>, value: Value): Promise<Value> =>
  Object.assign(promise, { status: 'fulfilled', value });
