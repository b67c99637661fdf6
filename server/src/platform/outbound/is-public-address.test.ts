import fc from 'fast-check';
import { isPublicAddress } from './is-public-address.ts';

test.each([
  ['unspecified', '0.0.0.0', '0.1.2.3', '::'],
  ['loopback', '127.0.0.1', '127.255.255.254', '::1'],
  ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ['unique local', 'fc00::1', 'fd12:3456::1'],
  ['link-local', '169.254.169.254', 'fe80::1', 'fe80::1%eth0'],
  ['shared by the customers of a carrier (CGNAT)', '100.64.0.1', '100.127.255.255'],
  ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1', 'ff0e::1'],
  ['broadcast and reserved', '240.0.0.1', '255.255.255.255'],
  ['IPv4 mapped to IPv6', '::ffff:127.0.0.1', '::ffff:a00:1', '::ffff:93.184.216.34'],
  ['IPv4-compatible', '::127.0.0.1', '::7f00:1'],
  ['NAT64', '64:ff9b::7f00:1', '64:ff9b::10.0.0.1', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::', '2002:a00:1::1', '192.88.99.1'],
  ['Teredo', '2001:0:7f00:1::1'],
  ['documentation and benchmarks', '192.0.2.1', '198.51.100.1', '203.0.113.1', '198.18.0.1', '2001:db8::1', '3fff::1'],
  ['site-local, discard, segment routing', 'fec0::1', '100::1', '5f00::1'],
  ['no address at all', '', 'localhost', '1', '127.1', '0x7f.0.0.1', '[::1]'],
])('an address that is %s is not public', (_, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test('addresses of the internet are', () => {
  const addresses = ['1.1.1.1', '93.184.216.34', '172.15.255.255', '172.32.0.1', '100.128.0.1', '2606:4700::1111'];
  expect(addresses.filter((address) => !isPublicAddress(address))).toEqual([]);
});

test('no private IPv4 address becomes public by being written as IPv6', () => {
  const octet = fc.integer({ min: 0, max: 255 });
  const hex = (high: number, low: number) => ((high << 8) | low).toString(16);
  fc.assert(
    fc.property(fc.constantFrom(10, 127), octet, octet, octet, (a, b, c, d) => {
      const tail = `${hex(a, b)}:${hex(c, d)}`;
      const forms = [`::ffff:${tail}`, `::${tail}`, `64:ff9b::${tail}`, `2002:${tail}::1`, `::ffff:0:${tail}`];
      expect(forms.filter(isPublicAddress)).toEqual([]);
    }),
  );
});
