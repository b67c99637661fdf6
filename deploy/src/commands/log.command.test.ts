import { stripVTControlCharacters } from 'node:util';
import { aLivePortal, publishNext } from '../testing/a-live-portal.ts';

const plain = stripVTControlCharacters;

test('a team reads who did what, when and why, the newest first', async () => {
  const portal = await aLivePortal();
  await publishNext(portal, 'two');
  const [second = '', first = ''] = plain((await portal.deploy('log')).out).split('\n');
  expect(first).toMatch(/^1 {2}\d{4}-\S+ {2}amina {2}publish shell .*\(first light\)$/);
  expect(second).toMatch(/^2 .* publish remote-public /);
  expect(await portal.deployJson('log', '--keep', '1')).toHaveLength(1);
});
