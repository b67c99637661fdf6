import { publish } from 'deploy/registry';
import { aTypedShell, someShellTypes } from 'deploy/testing';
import { aPublishedPortal } from '../../../test/a-published-portal.ts';

test('a team is given the types of the shell that is live, and no page names them', async () => {
  const { get, storage } = await aPublishedPortal(`return page('home');`);
  const without = await get('/shell-types.json');
  expect([without.statusCode, without.headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);

  expect((await get('/')).body).not.toContain('types.json');
  const change = { storage, env: 'production', who: 'test', why: 'test' };
  const [shell] = await publish({ ...change, dists: [await aTypedShell()] });
  const reply = await get('/shell-types.json');
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(reply.json()).toMatchObject({ release: { name: 'shell', version: shell?.version }, types: someShellTypes });
  expect((await get(`/r/shell/${shell?.version}/types.json`)).statusCode).toBe(404);
});
