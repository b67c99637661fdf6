/** @jest-environment node */
import { aMember } from 'shared-api/testing/builders';
import { until } from '../../../test/until.ts';
import { changes } from './changes.ts';
import { eventsService } from './events.service.ts';

const admin = aMember({ role: 'AD' });
const heartbeatMs = 10;

/** A channel one can announce on, or lose. */
function aChannel() {
  const ears: { hear: (payload: string) => void; onLost: () => void }[] = [];
  const listening = changes(async (_, hear, onLost) => {
    ears.push({ hear, onLost });
    return async () => undefined;
  });
  return { listening, ears };
}
const announcement = { noun: 'members', change: 'changed', id: 'it', office: null, formerOffice: null };

test('a listener is told that the line lives, for as long as its session does', async () => {
  let found: typeof admin | undefined = admin;
  const events = eventsService(aChannel().listening, { look: async () => found }, heartbeatMs);
  const stream = await events.open(admin, 'token');
  const heard: string[] = [];
  stream.on('data', (chunk) => heard.push(String(chunk)));
  const beats = () => heard.filter((text) => text.includes(': alive')).length;
  await until(() => beats() > 2);
  expect(beats()).toBeGreaterThan(2);
  found = undefined;
  await until(() => stream.closed);
  expect(stream.closed).toBe(true);
});

test('listeners share one ear, and are sent away when it may have missed something', async () => {
  const { listening, ears } = aChannel();
  const events = eventsService(listening, { look: async () => admin });
  const streams = await Promise.all([events.open(admin, 'one'), events.open(admin, 'two')]);
  expect(ears).toHaveLength(1);
  ears[0]?.hear(JSON.stringify(announcement));
  await until(() => streams.every(({ readableLength }) => readableLength > 30));
  ears[0]?.onLost();
  for (const stream of streams) expect((await stream.toArray()).join('')).toContain('"id":"it"');
  (await events.open(admin, 'three')).destroy();
  expect(ears).toHaveLength(2);
});

test('a reader who reads nothing is disconnected, so that nothing piles up for it', async () => {
  const { listening, ears } = aChannel();
  const events = eventsService(listening, { look: async () => admin });
  const stream = await events.open(admin, 'token');
  for (let index = 0; index < 5_000; index += 1) ears[0]?.hear(JSON.stringify(announcement));
  await until(() => stream.destroyed);
  expect(stream.destroyed).toBe(true);
});

test('a listener is refused while nothing can be heard, and let in afterwards', async () => {
  let isAway = true;
  const listening = changes(async () => {
    if (isAway) throw new Error('connection terminated');
    return async () => undefined;
  });
  const events = eventsService(listening, { look: async () => admin });
  await expect(events.open(admin, 'token')).rejects.toThrow('connection terminated');
  isAway = false;
  (await events.open(admin, 'token')).destroy();
});
