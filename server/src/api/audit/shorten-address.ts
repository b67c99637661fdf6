import { isIPv4, isIPv6 } from 'node:net';
import { firstGroups, plainAddress } from '../../platform/limits/address-key.ts';

/** The network of an address: it tells offices apart, but not persons. */
export function shortenAddress(address: string) {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${firstGroups(plain, 3).join(':')}::/48` : '';
}
