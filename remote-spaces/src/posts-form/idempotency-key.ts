const keys = new WeakMap<object, string>();

const aKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** The same for the same fields: sent again, because the answer was lost on its way, they are published once. */
export function idempotencyKeyOf(fields: object): string {
  const key = keys.get(fields) ?? aKey();
  keys.set(fields, key);
  return key;
}
