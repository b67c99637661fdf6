import { createHmac } from 'node:crypto';
import { networkKey } from '../../../platform/limits/address-key.ts';

const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** Builds of a front end that are held against each other. */
export type Trial = { frontEnd: string; versions: string[] };

/**
 * The place of a visitor's network among the visits that a trial is judged by: a keyed hash, which nobody without the key can
 * lead back to the network, and which is another one tomorrow and for another trial.
 */
export function toNetworkSlot(
  secret: string,
  address: string,
  { frontEnd, versions }: Trial,
  now = new Date(),
): string {
  return createHmac('sha256', secret)
    .update(['network', dayOf(now), networkKey(address), frontEnd, ...versions].join(' '))
    .digest('base64url');
}

/**
 * The day, and one of 65 536 marks that a network has on it: enough to see that two reports of a day are of different networks,
 * too few to tell which ones.
 */
export function toNetworkMark(secret: string, address: string, now = new Date()): string {
  const mark = createHmac('sha256', secret)
    .update(`mark ${dayOf(now)} ${networkKey(address)}`)
    .digest('hex')
    .slice(0, 4);
  return `${dayOf(now)} ${mark}`;
}
