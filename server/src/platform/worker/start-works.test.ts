import { cuttableListen } from '../../../test/cuttable-listen.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { until } from '../../../test/until.ts';
import type { Listen } from '../database/listen.ts';
import { startWorks, type Work } from './start-works.ts';

const hourMs = 3_600_000;

const started: { stop(): Promise<void> }[] = [];
const database = await openTestDatabase();
afterEach(async () => {
  for (const works of started.splice(0)) await works.stop();
  await database.db.deleteFrom('mails').execute();
});
afterAll(() => database.drop());

const write = (recipient: string) =>
  database.db.insertInto('mails').values({ recipient, subject: 's', text: 't', html: 'h' }).execute();

/** Takes mails, and knows how many, and how often it found none. */
function aTaker(given: Partial<Work> = {}) {
  const seen = { taken: 0, idlePolls: 0 };
  async function takeNext() {
    const { length } = await database.db.deleteFrom('mails').returning('id').execute();
    seen.taken += length;
    if (length === 0) seen.idlePolls += 1;
    return length;
  }
  return { work: { name: 'mails', pollEveryMs: hourMs, takeNext, ...given }, seen };
}

function start(works: Work[], listen: Listen = database.listen) {
  const logged: { level: string }[] = [];
  const log = {
    warn: (line: object) => logged.push({ level: 'warn', ...line }),
    error: (line: object) => logged.push({ level: 'error', ...line }),
  };
  const running = startWorks(works, { listen, log });
  started.push(running);
  return { logged, stop: running.stop };
}

test('what was due before the start is done, and what comes at any time after it, at once', async () => {
  await write('before');
  const { work, seen } = aTaker();
  start([work]);
  for (let count = 1; count <= 20; count += 1) {
    await write(`mail ${count}`);
    await until(() => seen.taken === count + 1);
  }
});

test('while the database cannot be heard works look for what is due, and as soon as it can they look once more', async () => {
  const line = cuttableListen(database.listen);
  const [patient, looking] = [aTaker(), aTaker({ name: 'another', pollEveryMs: 10 })];
  const { stop } = start([patient.work], line.listen);
  await until(() => patient.seen.idlePolls === 2); // at the start, and when it began to listen
  await line.cut();
  await write('while it was cut');
  line.mend();
  await until(() => patient.seen.taken === 1);
  await stop();

  await line.cut();
  start([looking.work], line.listen);
  await until(() => looking.seen.idlePolls > 0);
  await write('while it is cut');
  await until(() => looking.seen.taken === 1);
});

test('a work that fails stops no other, is logged at its level, and is tried again', async () => {
  const { work, seen } = aTaker();
  const err = new Error('the database is away');
  let tries = 0;
  const { logged } = start([
    { name: 'posts', pollEveryMs: hourMs, level: 'error', takeNext: () => Promise.reject(err) },
    {
      name: 'events',
      pollEveryMs: hourMs,
      async takeNext() {
        tries += 1;
        if (tries < 3) throw err;
        return false;
      },
    },
    work,
  ]);
  await write('while others fail');
  await until(() => seen.taken === 1 && tries === 3);
  expect(logged).toContainEqual({ level: 'error', work: 'posts', err });
  expect(logged.filter((line) => line.level === 'warn')).toEqual(Array(2).fill({ level: 'warn', work: 'events', err }));
});

test('who stops waits for what is in flight, and cuts off a take that goes on for too long', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const ended: string[] = [];
  const log = { warn: () => undefined, error: () => undefined };
  const hung: Work = {
    name: 'mails',
    pollEveryMs: hourMs,
    takeNext: (cutOff) =>
      new Promise((done) => {
        resolve();
        cutOff.addEventListener('abort', () => done(ended.push('cut off') > 0));
      }),
    whenIdle: async () => void ended.push('settled'),
  };
  const { stop } = startWorks([hung], { listen: database.listen, log, stopWithinMs: 10 });
  await promise;
  await stop();
  expect(ended).toEqual(['cut off', 'settled']);
});
