import { isIPv4, isIPv6 } from 'node:net';

const mapped = /^::ffff:(?=\d+\.)/i;

/** The groups before a `::` are all that is certain of the first three. */
const firstGroups = (address: string) => (address.split('::')[0] ?? '').split(':').slice(0, 3).filter(Boolean);

/** The network of an address: it tells offices apart, but not persons. */
export function shortenAddress(address: string) {
  const plain = address.replace(mapped, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${firstGroups(plain).join(':')}::/48` : '';
}
