import { createHmac } from 'node:crypto';
import { networkKey } from '../../../platform/limits/address-key.ts';

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
  const day = now.toISOString().slice(0, 10);
  return createHmac('sha256', secret)
    .update(['network', day, networkKey(address), frontEnd, ...versions].join(' '))
    .digest('base64url');
}
