import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aFolder } from 'deploy/testing';
import { aKeyPair, aPublishedPortal, openAt } from '../../test/a-published-portal.ts';

test('visitors keep the last good pages while the registry cannot be read', async () => {
  const { get, folder } = await aPublishedPortal(`return page('home');`);
  await get('/');
  await writeFile(join(folder, 'registry/production.json'), '{"schema":');
  expect((await get('/')).body).toContain('home');
});

type Damage = (folder: string, older: string) => Promise<unknown>;

const pointerOf = (folder: string) => join(folder, 'registry/production.json');

const rewrite = (change: (text: string) => string) => async (folder: string) => {
  const text = await readFile(pointerOf(folder), 'utf8');
  await writeFile(pointerOf(folder), change(text));
};

test.each<[string, Damage]>([
  ['truncated', rewrite((text) => text.slice(0, -40))],
  ['robbed of a hash', rewrite((text) => text.replace('"integrity"', '"int"'))],
  ['given a hash that browsers ignore', rewrite((text) => text.replaceAll('sha384-', 'sha0-'))],
  ['unsigned', rewrite((text) => text.replace('"signature"', '"sig"'))],
  ['deleted', (folder) => rm(pointerOf(folder))],
  [
    'put back from a backup, with its whole log',
    (folder, older) => cp(older, folder, { recursive: true, force: true }),
  ],
])(
  'visitors keep the last good pages while a signed registry is %s, and the next publish is seen',
  async (_, damage) => {
    const keys = aKeyPair();
    const { get, folder, publishRemote } = await aPublishedPortal(`return page('old');`, { keys });
    const older = await aFolder();
    await cp(folder, older, { recursive: true });
    await publishRemote(`return page('new');`);
    expect((await get('/')).body).toContain('new');
    const whole = await readFile(pointerOf(folder));
    await damage(folder, older);
    expect((await get('/')).body).toContain('new');
    await writeFile(pointerOf(folder), whole);
    await publishRemote(`return page('newest');`);
    expect((await get('/')).body).toContain('newest');
  },
);

test('an operator whose registry is signed by somebody else reads one line and nothing is served', async () => {
  const { folder } = await aPublishedPortal(`return page('home');`, { keys: aKeyPair() });
  await expect(openAt(folder, aKeyPair().publicKeys)).rejects.toThrow(/is not signed with key/);
  const unsigned = await aPublishedPortal(`return page('home');`);
  await expect(openAt(unsigned.folder, aKeyPair().publicKeys)).rejects.toThrow(/is not signed/);
});

test('an operator whose registry is torn or empty reads one line and nothing is served', async () => {
  const { folder } = await aPublishedPortal(`return page('home');`);
  await writeFile(join(folder, 'registry/production.json'), '{"schema":');
  await expect(openAt(folder)).rejects.toThrow(/registry\/production\.json/);
  const empty = await aFolder();
  await expect(openAt(empty)).rejects.toThrow(/^Nothing is published in/);
  await rm(empty, { recursive: true });
});

test('a visitor for whom not even the frame can be rendered reads so in Arabic, and nothing is kept', async () => {
  const { get, folder } = await aPublishedPortal(`return page('home');`);
  await rm(join(folder, 'r/shell'), { recursive: true });
  const { statusCode, headers, body } = await get('/');
  expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
    500,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(body).toContain('<html lang="ar" dir="rtl">');
  expect(body).toContain('تعذّر عرض الصفحة الآن');
});

test('an operator whose bucket does not answer reads one line', async () => {
  const nowhere = 's3://portal?endpoint=http://127.0.0.1:9';
  await expect(openAt(nowhere)).rejects.toThrow(/^REGISTRY_URL: the bucket does not answer/);
});

test('a portal that starts again accepts no pointer older than the one it served', async () => {
  const keys = aKeyPair();
  const { get, folder, publishRemote } = await aPublishedPortal(`return page('old');`, { keys });
  const older = await aFolder();
  await cp(folder, older, { recursive: true });
  await publishRemote(`return page('new');`);
  expect((await get('/')).body).toContain('new');
  await expect(openAt(folder, keys.publicKeys)).resolves.toBeDefined();
  await expect(openAt(older, keys.publicKeys)).rejects.toThrow('number 2 was put back after 3');
});
