import type { RequestListener } from 'node:http';
import { aWebsite } from '../../../test/a-website.ts';
import { until } from '../../../test/until.ts';
import { isPublicAddress } from './is-public-address.ts';
import { outboundFetch } from './outbound-fetch.ts';
import { OutboundError } from './outbound-request.ts';

const bytes = Buffer.from('picture');
const allowed = '127.0.0.1';
let requested: { url: string; headers: NodeJS.Dict<string | string[]> }[] = [];

const answers: Record<string, RequestListener> = {
  '/picture': (_, reply) => reply.end(bytes),
  '/missing': (_, reply) => reply.writeHead(404).end('none'),
  '/large': (_, reply) => reply.writeHead(200, { 'content-length': 1_000_000 }).write(Buffer.alloc(10)),
  // without a length, and without an end
  '/endless': (_, reply) => {
    const pour = () => {
      while (!reply.destroyed && reply.write(Buffer.alloc(1_000)));
    };
    reply.on('drain', pour);
    pour();
  },
  '/broken': (request, reply) => {
    reply.writeHead(200, { 'content-length': 100 }).write('half');
    request.socket.end();
  },
  '/silent': () => undefined,
  '/once': (_, reply) => reply.writeHead(302, { location: '/picture' }).end(),
  '/loop': (_, reply) => reply.writeHead(302, { location: '/loop' }).end(),
  '/nowhere': (_, reply) => reply.writeHead(302).end(),
};

const site = await aWebsite((request, reply) => {
  const url = new URL(request.url ?? '', 'http://site.invalid');
  requested.push({ url: request.url ?? '', headers: request.headers });
  const to = url.searchParams.get('to');
  if (to) reply.writeHead(307, { location: to }).end();
  else answers[url.pathname]?.(request, reply);
});
const inner = await aWebsite((_, reply) => reply.end(bytes), '127.0.0.2');
beforeEach(() => {
  requested = [];
});
afterAll(() => Promise.all([site.close(), inner.close()]));

/** As in production, but that the site of this test may be reached. */
const mayReach = (address: string) => address === allowed || isPublicAddress(address);
const names: Record<string, string[]> = {
  'site.example': [allowed],
  'inner.example': ['127.0.0.2'],
  'mixed.example': [allowed, '10.0.0.1'],
  'mapped.example': ['::ffff:127.0.0.1'],
  'nat64.example': ['64:ff9b::7f00:1'],
  'metadata.example': ['169.254.169.254'],
  'nobody.example': [],
};
const resolve = async (name: string) =>
  (names[name] ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
const fetch = outboundFetch({ resolve, mayReach });
const get = (url: string, given: { maxBytes?: number; maxRedirects?: number; signal?: AbortSignal } = {}) =>
  fetch(url, { accept: 'image/*', maxBytes: 100, maxRedirects: 3, signal: AbortSignal.timeout(60_000), ...given });
const at = (name: string, path = '/picture', port = site.port) => `http://${name}:${port}${path}`;

test('a picture of another site is fetched, and the site learns nothing of this one but that it asks', async () => {
  expect(await get(at('site.example'))).toEqual(bytes);
  expect(requested).toEqual([
    {
      url: '/picture',
      headers: {
        accept: 'image/*',
        'accept-encoding': 'identity',
        'user-agent': 'Tadamon',
        host: `site.example:${site.port}`,
        connection: 'close',
      },
    },
  ]);
});

test('a redirect is followed, a few times', async () => {
  expect(await get(at('site.example', '/once'))).toEqual(bytes);
  await expect(get(at('site.example', '/loop'))).rejects.toThrow('too many redirects');
  expect(requested.filter(({ url }) => url === '/loop')).toHaveLength(4);
  await expect(get(at('site.example', '/nowhere'))).rejects.toThrow('status 302');
});

test.each([
  ['is loopback by name', () => at('inner.example', '/', inner.port)],
  ['is loopback by address', () => inner.url],
  ['is loopback, written as one number', () => `http://2130706434:${inner.port}/`],
  ['is loopback, written in hexadecimal', () => `http://0x7f.0.0.2:${inner.port}/`],
  ['is loopback, written in octal and short', () => `http://0177.2:${inner.port}/`],
  ['is loopback in IPv6', () => `http://[::1]:${inner.port}/`],
  ['is loopback, mapped to IPv6', () => `http://[::ffff:127.0.0.2]:${inner.port}/`],
  ['has a name whose address is mapped', () => at('mapped.example')],
  ['has a name whose address is a NAT64 form', () => at('nat64.example')],
  ['is a 6to4 form', () => `http://[2002:7f00:2::1]:${inner.port}/`],
  ['is unspecified', () => `http://0.0.0.0:${inner.port}/`],
  ['is unspecified in IPv6', () => `http://[::]:${inner.port}/`],
  ['is private', () => 'http://10.0.0.1/'],
  ['is private too', () => 'http://192.168.0.1/'],
  ['is link-local, where clouds keep their keys', () => at('metadata.example', '/latest/meta-data', 80)],
  ['is link-local in IPv6', () => 'http://[fe80::1]/'],
  ['is unique local', () => 'http://[fd00::1]/'],
  ['is shared by a carrier', () => 'http://100.64.0.1/'],
  ['is multicast', () => 'http://224.0.0.1/'],
  ['is public and private at once', () => at('mixed.example')],
  ['has no address', () => at('nobody.example')],
  ['is no web address', () => 'ftp://site.example/picture'],
  ['is a file', () => 'file:///etc/passwd'],
  ['is data', () => 'data:image/png;base64,AA=='],
  ['carries a password', () => `http://a:b@site.example:${site.port}/picture`],
  ['is nonsense', () => 'http://'],
])('what %s is not asked for, neither at first nor by a redirect', async (_, target) => {
  await expect(get(target())).rejects.toThrow(OutboundError);
  expect(requested).toEqual([]);
  await expect(get(at('site.example', `/?to=${encodeURIComponent(target())}`))).rejects.toThrow(OutboundError);
  expect(requested).toHaveLength(1);
  expect(inner.connections()).toBe(0);
});

test('a name that changes its address between check and use leads to the address that was checked', async () => {
  let lookups = 0;
  const rebinding = outboundFetch({
    mayReach,
    resolve: async () => {
      lookups += 1;
      return [{ address: lookups === 1 ? allowed : '127.0.0.2', family: 4 }];
    },
  });
  const request = { accept: '', maxBytes: 100, maxRedirects: 3, signal: AbortSignal.timeout(60_000) };
  expect(await rebinding(at('rebind.example'), request)).toEqual(bytes);
  expect(lookups).toBe(1);
  // the redirect is a new use: the name is checked again, and now rejected
  lookups = 0;
  await expect(rebinding(at('rebind.example', '/?to=/picture'), request)).rejects.toThrow(OutboundError);
  expect(lookups).toBe(2);
  expect(inner.connections()).toBe(0);
});

test.each(['/large', '/endless'])('%s is cut off at the bound', async (path) => {
  await expect(get(at('site.example', path), { maxBytes: 5_000 })).rejects.toThrow('too large');
});

test('a picture of exactly the bound is taken', async () => {
  expect(await get(at('site.example'), { maxBytes: bytes.length })).toEqual(bytes);
  await expect(get(at('site.example'), { maxBytes: bytes.length - 1 })).rejects.toThrow('too large');
});

test.each([['/missing'], ['/broken']])('%s gives no picture', async (path) => {
  await expect(get(at('site.example', path))).rejects.toThrow(OutboundError);
});

test('a site or a resolver that stays silent is given up', async () => {
  const silent = new AbortController();
  const waiting = get(at('site.example', '/silent'), { signal: silent.signal });
  await until(() => requested.length > 0);
  silent.abort();
  await expect(waiting).rejects.toThrow('no answer');

  const mute = outboundFetch({ resolve: () => new Promise(() => undefined) });
  const request = { accept: '', maxBytes: 1, maxRedirects: 0, signal: AbortSignal.abort() };
  await expect(mute('http://mute.example/', request)).rejects.toThrow('no answer');
});

test('by itself it reaches neither this machine nor a port that is not the web’s', async () => {
  const request = { accept: '', maxBytes: 100, maxRedirects: 0, signal: AbortSignal.timeout(60_000) };
  await expect(outboundFetch()(site.url, request)).rejects.toThrow('not an address of the public web');
  await expect(outboundFetch()(`http://localhost:${site.port}/`, request)).rejects.toThrow(OutboundError);
  const toPublic = outboundFetch({ resolve: async () => [{ address: '93.184.216.34', family: 4 }] });
  await expect(toPublic('http://public.example:22/', request)).rejects.toThrow('not an address of the public web');
  expect(requested).toEqual([]);
});
