import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { aLivePortal } from '../testing/a-live-portal.ts';

const plain = stripVTControlCharacters;

test('a team asks what keeps it from deploying', async () => {
  const portal = await aLivePortal();
  await writeFile(join(portal.root, 'shell/rspack.config.ts'), '');
  await writeFile(join(portal.root, 'remote-public/rspack.config.ts'), '');
  const well = await portal.deploy('doctor');
  expect(well.code).toBe(0);
  expect(plain(well.out).split('\n')).toEqual([
    `✓ Node ${process.versions.node}`,
    '✓ The registry answers; production is at number 1.',
    expect.stringMatching(/^✓ The build of remote-public is .* published before\.$/),
    expect.stringMatching(/^✓ The build of shell is /),
    '',
  ]);
  await rm(join(portal.root, 'shell/dist'), { recursive: true });
  const ill = await portal.deploy('doctor');
  expect(ill.code).toBe(1);
  expect(plain(ill.out)).toMatch(/✗ There is no build in .*shell\/dist/);
});
