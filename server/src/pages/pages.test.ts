/** @jest-environment node */
import { aPublishedPortal } from '../../test/a-published-portal.ts';

test('a visitor gets the page that the deployed remote renders, with what its loader fetched in process', async () => {
  const { get } = await aPublishedPortal(
    `return page(react.name + ' ' + (await (await fetch('/api/greeting')).json()).text);`,
  );
  const reply = await get('/');
  expect(reply.statusCode).toBe(200);
  expect(reply.body).toContain('the one React سلام');
});

test('a visitor is told every script of the page in its first bytes: entry, routes, page, and what it takes of the shell', async () => {
  const { get } = await aPublishedPortal(`return page('home');`);
  const { body } = await get('/');
  const named = [...body.matchAll(/href="[^"]*\/([\w-]+)\.00c0ffee\.js"/g)].map(([, name]) => name);
  expect(named).toEqual(['remote-public', 'routes', 'home-page', 'form']);
});

test('two visitors get the same page with a nonce of their own, the one their policy names', async () => {
  const { get } = await aPublishedPortal(`return page('rendered at ' + Math.random());`);
  const [one, two] = [await get('/'), await get('/')];
  const nonceOf = ({ body }: { body: string }) => /nonce="([\w-]+)"/.exec(body)?.[1] ?? '';
  expect(nonceOf(one)).not.toBe(nonceOf(two));
  expect(one.headers['content-security-policy']).toContain(`'nonce-${nonceOf(one)}'`);
  expect(one.headers['content-security-policy']).not.toContain('unsafe-eval');
  // a picture of another site would tell it who reads
  expect(one.headers['content-security-policy']).not.toMatch(/https?:/);
  expect(one.body.replace(nonceOf(one), '')).toBe(two.body.replace(nonceOf(two), ''));
});

test('a visitor reads the words of a placeholder as a member wrote them, and not what is filled in elsewhere', async () => {
  const { get } = await aPublishedPortal(
    `const words = '%nonce%nonce% %origin%';
    return page(words, { title: words, head: '%nonce% %origin% href="%origin%/"', hydration: { loaderData: { words }, errors: null } });`,
  );
  const { body, headers } = await get('/');
  const nonce = /'nonce-([\w-]+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
  expect(body.split(nonce)).toHaveLength(2);
  expect(body).toContain(`nonce="${nonce}"`);
  expect(body).toMatch(
    /^%nonce%nonce% %origin%%nonce% %origin% href="http:.*"words":"%nonce%nonce% %origin%".*>%nonce%nonce% %origin%$/,
  );
});

test('a visitor of a path that no front end renders gets the shell with 404', async () => {
  const { get } = await aPublishedPortal(`return page('home');`);
  expect((await get('/nowhere')).statusCode).toBe(404);
});

test('a visitor gets the frame when the remote throws, or asks for what the shell does not provide', async () => {
  const throwing = await aPublishedPortal(`throw new Error('broken');`);
  expect((await throwing.get('/')).body).toContain('the frame');
  const asking = await aPublishedPortal(`require('left-pad');`);
  expect((await asking.get('/')).body).toContain('the frame');
});

test('a visitor reads of a list what its headers say: how many there are, and how it goes on', async () => {
  const { get } = await aPublishedPortal(
    `const { headers } = await fetch('/api/greeting'); return page(headers.get('x-total-count') + ' ' + headers.get('link'));`,
  );
  expect((await get('/')).body).toContain('40 </api/greeting?cursor=2>; rel="next"');
});

test('a visitor gets the frame when a loader does not answer', async () => {
  const { get } = await aPublishedPortal(`await new Promise(() => undefined);`, { renderTimeoutMs: 50 });
  expect((await get('/')).body).toContain('the frame');
});

test('a visitor who comes after a publish gets the new page, without a restart', async () => {
  const { get, publishRemote } = await aPublishedPortal(`return page('old');`);
  expect((await get('/')).body).toContain('old');
  await publishRemote(`return page('new');`);
  expect((await get('/')).body).toContain('new');
});
