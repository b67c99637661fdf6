import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aLivePortal, publishNext, remoteOf } from '../testing/a-live-portal.ts';

test('a team has everything read back, and is told which files are not as they were written', async () => {
  const portal = await aLivePortal();
  const whole = await portal.deploy('verify');
  expect(whole).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Read back: releases 2, their files \d+, entries of the log 1\./),
  });
  const { version } = await remoteOf(portal);
  const damaged = [
    `maps/remote-public/${version}/remote-public.00c0ffee.js.map`,
    `r/remote-public/${version}/server.cjs`,
  ];
  for (const file of damaged) await writeFile(join(portal.registry, file), 'evil');
  const { code, out } = await portal.deploy('verify');
  expect(code).toBe(1);
  expect(out).toContain(`remote-public ${version} is damaged in the storage (${damaged.join(', ')})`);
  await publishNext(portal, 'two');
  expect((await portal.deploy('rollback', 'remote-public')).err).toContain('is damaged in the storage');
});
