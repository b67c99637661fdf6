/** @jest-environment node */
import { buildTestApp } from '../../../test/build-test-app.ts';
import { toRefusal } from '../http/error-handler.ts';

test('without its database the server is alive, not ready, and asks clients to retry later', async () => {
  const portal = await buildTestApp();
  expect((await portal.get('/readyz')).status).toBe(200);
  await portal.db.destroy();
  expect((await portal.get('/healthz')).status).toBe(200);
  for (const url of ['/readyz', '/api/post']) {
    const { status, headers, body } = await portal.get(url);
    expect([url, status, body.code]).toEqual([url, 503, 'unavailable']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await portal.app.close();
});

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '08006', '53300'])('%s means that the database is away', (code) => {
  expect(toRefusal(Object.assign(new Error('lost'), { code })).statusCode).toBe(503);
});
