import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { accountActivated } from '../../api/members/members.messages.ts';
import { mailsService } from '../mail/mails.service.ts';

const origin = 'https://portal.example';

let portal: TestApp;
afterEach(() => portal.close());

const read = (authorization?: string) =>
  portal.app.inject({ method: 'GET', url: '/metrics', headers: { ...(authorization && { authorization }) } });

test('an operator with the token reads how long each route took to answer', async () => {
  portal = await buildTestApp({ METRICS_TOKEN: 'a-long-secret-token' });
  await portal.get('/api/org/provincial-offices');
  const { statusCode, body } = await read('Bearer a-long-secret-token');
  expect(statusCode).toBe(200);
  expect(body).toContain('http_request_duration_seconds_count{method="GET",route="/api/org/provincial-offices"');
});

test('an operator reads what waits in the database, and that there is no telling while it is away', async () => {
  portal = await buildTestApp({ METRICS_TOKEN: 'a-long-secret-token' });
  const mail = accountActivated({ to: 'salma@portal.example', name: 'سلمى', office: 'أدرار' });
  await portal.db.transaction().execute((transaction) => mailsService(origin).queue(transaction, mail));
  const { body } = await read('Bearer a-long-secret-token');
  for (const line of ['database_up 1', 'account_mails_waiting 1', 'bulk_mails_waiting 0', 'push_deliveries_waiting 0'])
    expect(body).toContain(`\n${line}\n`);
  await portal.db.destroy();
  const away = await read('Bearer a-long-secret-token');
  expect([away.statusCode, away.body]).toEqual([200, expect.stringContaining('\ndatabase_up 0\n')]);
  expect(away.body).not.toMatch(/^\w+_waiting \d/m);
});

test('a stranger is rejected', async () => {
  portal = await buildTestApp({ METRICS_TOKEN: 'a-long-secret-token' });
  expect((await read()).statusCode).toBe(401);
  expect((await read('Bearer guess')).statusCode).toBe(401);
});

test('where no token is set there is nothing to read', async () => {
  portal = await buildTestApp();
  expect((await read('Bearer undefined')).statusCode).toBe(404);
});
