import { anInstance } from '../../../test/an-instance.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { publishedFrontEnds } from '../../../test/published-front-ends.ts';

const render = `
  if (new URL(request.url).searchParams.has('broken')) throw new Error('broken');
  return page('home');`;

test('an operator reads how many pages of a front end were rendered, and how many were not whole', async () => {
  const database = await openTestDatabase();
  const { folder } = await publishedFrontEnds(render);
  const instance = await anInstance(database, folder, { METRICS_TOKEN: 'a-long-secret-token' });
  for (const url of ['/', '/', '/calls?second', '/calls?broken']) await instance.get(url);
  const { body } = await instance.get('/metrics', { authorization: 'Bearer a-long-secret-token' });
  // the second request of a page gets the one that was kept
  expect(body).toContain('page_renders_total{front_end="remote-public",outcome="complete"} 2');
  expect(body).toContain('page_renders_total{front_end="remote-public",outcome="incomplete"} 1');
  await instance.close();
  await database.drop();
});
