/** @jest-environment node */
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';

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

test('a stranger is refused', async () => {
  portal = await buildTestApp({ METRICS_TOKEN: 'a-long-secret-token' });
  expect((await read()).statusCode).toBe(401);
  expect((await read('Bearer guess')).statusCode).toBe(401);
});

test('where no token is set there is nothing to read', async () => {
  portal = await buildTestApp();
  expect((await read('Bearer undefined')).statusCode).toBe(404);
});
