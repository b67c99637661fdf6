import { isIPv4, isIPv6 } from 'node:net';

const mapped = /^::ffff:(?=\d+\.)/i;

/** The groups before a `::` are all that is certain of the first three. */
const firstGroups = (address: string) => (address.split('::')[0] ?? '').split(':').slice(0, 3).filter(Boolean);

/** The network an address belongs to: enough to tell an office from a stranger, too little to tell a person. */
export function shortenAddress(address: string) {
  const plain = address.replace(mapped, '');
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  return isIPv6(plain) ? `${firstGroups(plain).join(':')}::/48` : '';
}
