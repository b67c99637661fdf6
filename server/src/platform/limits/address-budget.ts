import { LRUCache } from 'lru-cache';
import { serverLimits } from '../../limits.ts';
import { tooManyRequests } from '../errors.ts';
import { addressKey } from './address-key.ts';

/** By which the page server calls the API: what it costs is the visitor's, who asked for the page. */
export const ownAddress = '::';

/**
 * What one address may have made in a minute that takes long. Of each instance alone, and at once: of those who come together for
 * the same the first is charged, and the others find that it is being made.
 */
export function addressBudget(perMinute: number) {
  const minute = new LRUCache<string, { uses: number }>({ max: serverLimits.maxBudgetAddresses, ttl: 60_000 });
  /** @throws Rejection 429 */
  return function charge(address: string) {
    if (address === ownAddress) return;
    const key = addressKey(address);
    const known = minute.get(key);
    if (known && known.uses >= perMinute) throw tooManyRequests(Math.ceil(minute.getRemainingTTL(key) / 1000));
    if (known) known.uses += 1;
    else minute.set(key, { uses: 1 });
  };
}
