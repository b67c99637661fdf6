import { once } from 'node:events';
import type { PassThrough } from 'node:stream';
import { aMember } from 'shared-api/testing';
import { until } from '../../../test/until.ts';
import { serverLimits } from '../../limits.ts';
import { changesService } from './changes.service.ts';
import { openChanges } from './changes.ts';

const admin = aMember({ role: 'AD' });
const heartbeatMs = 10;
const silence = { whenIdle: async () => undefined, stop: async () => undefined };

/** A channel one can announce on, or lose. */
function aChannel() {
  const ears: { receive: (payload: string) => void; onLost: () => void }[] = [];
  const listening = openChanges(async (_, receive, onLost) => {
    ears.push({ receive, onLost });
    return silence;
  });
  return { listening, ears };
}
/** Of an administrator whose session lasts, and a security log in which nothing happens. */
const aService = (given: Partial<Parameters<typeof changesService>[0]>) =>
  changesService({
    changes: aChannel().listening,
    sessions: { peek: async () => admin },
    securityLog: { newest: async () => undefined },
    log: { warn: () => undefined },
    heartbeatMs,
    ...given,
  });
const announcement = { noun: 'members', change: 'changed', id: 'it', office: null, formerOffice: null };

async function closed(stream: PassThrough | undefined) {
  const closing = stream && once(stream, 'close');
  stream?.destroy();
  await closing;
}

test('a listener is told that the line lives, for as long as its session does', async () => {
  let found: typeof admin | undefined = admin;
  const events = aService({ changes: aChannel().listening, sessions: { peek: async () => found } });
  const stream = await events.open(admin, 'token');
  const received: string[] = [];
  stream.on('data', (chunk) => received.push(String(chunk)));
  const beats = () => received.filter((text) => text.includes(': alive')).length;
  await until(() => beats() > 2);
  expect(beats()).toBeGreaterThan(2);
  found = undefined;
  await until(() => stream.closed);
  expect(stream.closed).toBe(true);
});

test('listeners share one ear, and are sent away when it may have missed something', async () => {
  const { listening, ears } = aChannel();
  const events = aService({ changes: listening });
  const streams = await Promise.all([events.open(admin, 'one'), events.open(admin, 'two')]);
  expect(ears).toHaveLength(1);
  ears[0]?.receive(JSON.stringify(announcement));
  await until(() => streams.every(({ readableLength }) => readableLength > 30));
  ears[0]?.onLost();
  for (const stream of streams) expect((await stream.toArray()).join('')).toContain('"id":"it"');
  (await events.open(admin, 'three')).destroy();
  expect(ears).toHaveLength(2);
});

test('a member with too many pages open is rejected one more, until one is closed', async () => {
  const events = aService({});
  const streams = await Promise.all(
    Array.from({ length: serverLimits.changeStreamsPerMember }, () => events.open(admin, 'token')),
  );
  await expect(events.open(admin, 'token')).rejects.toMatchObject({ statusCode: 429 });
  (await events.open(aMember({ role: 'AD' }), 'other')).destroy();
  await closed(streams[0]);
  streams.push(await events.open(admin, 'token'));
  for (const stream of streams) stream.destroy();
});

test('a listener is sent away, to ask again, by a change that only a newer version of the portal knows', async () => {
  const { listening, ears } = aChannel();
  const stream = await aService({ changes: listening }).open(admin, 'token');
  ears[0]?.receive(JSON.stringify({ ...announcement, noun: 'campaigns' }));
  ears[0]?.receive(JSON.stringify(announcement));
  expect((await stream.toArray()).join('')).not.toContain('campaigns');
});

test('a reader on a slow line hears of five thousand changes as few, the last among them, and nothing piles up for it', async () => {
  const { listening, ears } = aChannel();
  const events = aService({ changes: listening });
  const stream = await events.open(admin, 'token');
  for (let index = 0; index < 5_000; index += 1)
    ears[0]?.receive(JSON.stringify({ ...announcement, id: `changed ${index}` }));
  ears[0]?.receive(JSON.stringify({ ...announcement, noun: 'posts', id: 'a post' }));
  await until(() => stream.writableNeedDrain);
  const unread = stream.readableLength + stream.writableLength;
  expect(unread).toBeLessThan(64 * 1024);

  const received: string[] = [];
  stream.on('data', (chunk) => received.push(String(chunk)));
  await until(() => received.join('').includes('a post'));
  expect(received.join('')).toContain('changed 4999');
  expect(stream.destroyed).toBe(false);
  stream.destroy();
});

test('a listener is rejected while nothing can be heard, and let in afterwards', async () => {
  let isAway = true;
  const listening = openChanges(async () => {
    if (isAway) throw new Error('connection terminated');
    return silence;
  });
  const events = aService({ changes: listening });
  await expect(events.open(admin, 'token')).rejects.toThrow('connection terminated');
  isAway = false;
  (await events.open(admin, 'token')).destroy();
});

test('a listener whose stream fails before it has joined leaves nothing behind', async () => {
  const joining = Promise.withResolvers<() => undefined>();
  let hasLeft = false;
  const changes = { ...aChannel().listening, join: () => joining.promise };
  const events = aService({ changes, securityLog: { newest: () => Promise.reject(new Error('no database')) } });
  const opening = events.open(admin, 'token');
  await new Promise(setImmediate);
  joining.resolve(() => {
    hasLeft = true;
    return undefined;
  });
  expect((await opening).destroyed).toBe(true);
  expect(hasLeft).toBe(true);
});

test('an administrator is told with the next beat that the security log has more, once however much it is', async () => {
  let newest: string | undefined;
  const stream = await aService({ securityLog: { newest: async () => newest } }).open(admin, 'token');
  const received: string[] = [];
  stream.on('data', (chunk) => received.push(String(chunk)));
  const beats = () => received.filter((text) => text.includes(': alive')).length;
  const told = () => received.filter((text) => text.includes('"noun":"security"'));
  await until(() => beats() > 1);
  expect(told()).toEqual([]);
  newest = 'signed in';
  await until(() => told().length > 0);
  const before = beats();
  await until(() => beats() > before + 2);
  expect(told()).toEqual(['data: {"noun":"security","change":"added","id":"signed in"}\n\n']);
  stream.destroy();
});

test('the head of an office is told nothing of the security log, nor is it looked at', async () => {
  const head = aMember({ role: 'OP' });
  let looked = 0;
  const securityLog = { newest: async () => String(++looked) };
  const stream = await aService({ sessions: { peek: async () => head }, securityLog }).open(head, 'token');
  const received: string[] = [];
  stream.on('data', (chunk) => received.push(String(chunk)));
  await until(() => received.filter((text) => text.includes(': alive')).length > 2);
  expect([looked, received.join('').includes('security')]).toEqual([0, false]);
  stream.destroy();
});
