import { anInstance } from '../../test/an-instance.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { publishedFrontEnds } from '../../test/published-front-ends.ts';

const id = '0198c0de-00ab-7000-8000-0000000000ff';
const database = await openTestDatabase();
const { folder } = await publishedFrontEnds(`return page(request.url);`, {});
const portal = await anInstance(database, folder);
afterAll(async () => {
  await portal.close();
  await database.drop();
});

test.each(['/%', '/%E0%A4%A', '/posts/%zz', '/posts/%FF?q=%', '/links/%D9%85%', '//evil.example/%', '/feeds/%'])(
  'a visitor whose link is cut, as %s, gets the page that says that there is none',
  async (url) => {
    const { statusCode, headers, body } = await portal.get(url);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).not.toContain('"code"');
  },
);

test.each(['/api/%', '/api/post/%E0%A4%A'])('a program that asks for %s is answered in JSON', async (url) => {
  const { statusCode, body } = await portal.get(url);
  expect([statusCode, JSON.parse(body).code]).toEqual([400, 'validation_failed']);
});

test('a program that asks the API with a slash behind the call is answered, and led nowhere', async () => {
  for (const url of ['/api/post/', '/robots.txt', '/feeds/posts.rss'])
    expect((await portal.get(url)).headers.location).toBeUndefined();
  expect((await portal.get('/api/post/')).statusCode).toBe(200);
  expect((await portal.get('/api/post/x%D8%8C')).headers['content-type']).toContain('json');
});

test('who asks for the head of a page alone is led to its address too', async () => {
  const { statusCode, headers } = await portal.app.inject({ method: 'HEAD', url: `/posts/${id.toUpperCase()}/` });
  expect([statusCode, headers.location]).toEqual([301, `/posts/${id}`]);
});
