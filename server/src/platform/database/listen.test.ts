import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { until } from '../../../test/until.ts';
import { listenToServer } from './listen.ts';

const database = await openTestDatabase();
afterAll(() => database.drop());

const ignore = () => undefined;
const announce = (text: string) => sql`select pg_notify('news', ${text})`.execute(database.db);

test('who settles has heard all that was committed before', async () => {
  const received: string[] = [];
  const { whenIdle, stop } = await database.listen('news', (text) => received.push(text), ignore);
  for (let index = 1; index <= 100; index += 1) {
    await announce(String(index));
    await whenIdle();
    expect(received).toHaveLength(index);
  }
  await stop();
});

/** A line to the server that can go dead without a word, as where a cable is pulled. */
async function aLine(to: URL) {
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(to.port), to.hostname);
    sockets.push(near, far);
    near.pipe(far).pipe(near);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(to);
  Object.assign(url, { hostname: '127.0.0.1', port: String((server.address() as { port: number }).port) });
  return {
    url: url.href,
    goDead: () => {
      for (const socket of sockets) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const serverUrl = process.env.TEST_DATABASE_URL;

// the embedded database has no connection that could be lost
if (serverUrl)
  describe('on a PostgreSQL', () => {
    test('a listener learns that its connection was ended, once', async () => {
      let losses = 0;
      const { whenIdle } = await database.listen('news', ignore, () => (losses += 1));
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'listen news'`.execute(database.db);
      await until(() => losses > 0);
      await whenIdle();
      expect(losses).toBe(1);
    });

    test('a listener learns that the other end is gone without a word', async () => {
      const line = await aLine(new URL(serverUrl ?? ''));
      let losses = 0;
      await listenToServer(line.url)('news', ignore, () => (losses += 1));
      line.goDead();
      await until(() => losses > 0);
      expect(losses).toBe(1);
      line.close();
    });
  });
