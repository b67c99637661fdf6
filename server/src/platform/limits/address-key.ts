import { isIPv6 } from 'node:net';

const mapped = /^::ffff:(?=\d+\.)/i;
const groupsOf = (text = '') => text.split(':').filter(Boolean);

/** The first groups of an IPv6 address, those that `::` leaves out included. */
export function firstGroups(address: string, count: number) {
  const [start, end] = address.split('::').map(groupsOf);
  const left = start ?? [];
  const right = end ?? [];
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].slice(0, count);
}

/** An IPv4 address that arrived as IPv6, as itself. */
export const plainAddress = (address: string) => address.replace(mapped, '');

/** An address as a throttle remembers it: a connection with one IPv6 address has a whole /64. */
export function addressKey(address: string) {
  const plain = plainAddress(address);
  return isIPv6(plain) ? `${firstGroups(plain, 4).join(':')}::/64` : plain;
}

/**
 * The network of an address, as evidence is weighed by: a /24 of IPv4. Of IPv6 a /48, since a connection at home often has 256
 * networks of a /64.
 */
export function networkKey(address: string) {
  const plain = plainAddress(address);
  if (isIPv6(plain)) return `${firstGroups(plain, 3).join(':')}::/48`;
  return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
}
