import { stripVTControlCharacters } from 'node:util';
import { aLivePortal } from '../testing/a-live-portal.ts';
import { aRepository } from '../testing/a-repository.ts';

const plain = stripVTControlCharacters;

test('a person asks what is live before anything is', async () => {
  const { deploy } = await aRepository();
  expect((await deploy('status')).out).toContain('Nothing is published in production yet');
  expect((await deploy('status', '--json')).out).toBe('null\n');
  expect((await deploy('log')).out).toContain('Nothing is published in production yet');
});

test('a person asks what is live and reads an aligned table', async () => {
  const { deploy, deployJson } = await aLivePortal();
  const out = plain((await deploy('status')).out);
  expect(out).toMatch(/^production, publish number 1\n.* by amina: publish shell .* \(first light\)\n/);
  const [head = '', shell = '', remote = ''] = out.split('\n').slice(3);
  expect(remote).toMatch(/^remote-public {2}1\.0\.0-[0-9a-f]{8} {2}- +- +1 +\/remote-public$/);
  expect(shell.indexOf('1.0.0-')).toBe(head.indexOf('version'));
  expect((await deployJson('status')).frontEnds).toMatchObject([{ name: 'shell', isHost: true, kept: 1 }, {}]);
});
