import { BlockList, isIPv4, isIPv6 } from 'node:net';

type Range = [network: string, prefix: number];

/** IANA's special-purpose registry for IPv4: this host, private, CGNAT, loopback, link-local, test nets, relays, multicast. */
const specialIpv4: Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** Of IPv6 only global unicast is public: loopback, ULA, link-local, multicast, mapped and NAT64 forms all lie outside it. */
const globalIpv6: Range = ['2000::', 3];

/** Inside it: Teredo and other protocols, documentation, and 6to4, which carries an IPv4 address of any kind. */
const specialIpv6: Range[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const special = new BlockList();
for (const [network, prefix] of specialIpv4) special.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of specialIpv6) special.addSubnet(network, prefix, 'ipv6');
const global = new BlockList();
global.addSubnet(...globalIpv6, 'ipv6');

/** Whether an address belongs to the internet rather than to this machine, its network or a special purpose. */
export function isPublicAddress(address: string) {
  if (isIPv4(address)) return !special.check(address, 'ipv4');
  return isIPv6(address) && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
