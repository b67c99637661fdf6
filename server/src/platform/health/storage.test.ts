import { readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { aFolder } from 'deploy/testing';
import { aPhoto } from '../../../test/a-form.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { fieldsOf, profilesOf } from '../../../test/profiles-of.ts';
import { until } from '../../../test/until.ts';
import { toRejection } from '../http/error-handler.ts';
import { mediaFolder } from '../media/media-folder.ts';

const portals: TestApp[] = [];
afterAll(() => Promise.all(portals.map((portal) => portal.close())));

async function open(...given: Parameters<typeof buildTestApp>) {
  const portal = await buildTestApp(...given);
  portals.push(portal);
  return portal;
}

test('an instance is not ready while pictures or forms have no place, and is again once they have', async () => {
  const folder = await aFolder();
  const media = join(folder, 'media');
  const portal = await open({ DATA_DIR: join(folder, 'data') }, await mediaFolder(media));
  const isReady = async () => (await portal.get('/readyz')).status === 200;
  expect(await isReady()).toBe(true);
  for (const place of [media, join(folder, 'data/uploads')]) {
    await rename(place, `${place}.away`);
    await until(async () => !(await isReady()));
    const { status, headers, body } = await portal.get('/readyz');
    expect([status, body.code]).toEqual([503, 'unavailable']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect((await portal.get('/healthz')).status).toBe(200);
    await rename(`${place}.away`, place);
    await until(isReady);
  }
});

test('an instance whose store does not answer is not ready', async () => {
  const hanging = { ...(await mediaFolder(await aFolder())), put: () => new Promise<void>(() => undefined) };
  const portal = await open({}, hanging);
  expect((await portal.get('/readyz')).status).toBe(503);
});

test('a check of readiness leaves nothing behind', async () => {
  const folder = await aFolder();
  const portal = await open({ DATA_DIR: folder }, await mediaFolder(join(folder, 'media')));
  expect((await portal.get('/readyz')).status).toBe(200);
  for (const name of ['media', 'uploads']) expect(await readdir(join(folder, name))).toEqual([]);
});

test('a member whose picture finds no place on the disk is told to keep it and to try again, and nothing is saved', async () => {
  const full = { ...(await mediaFolder(await aFolder())), put: () => writeFile('/dev/full', 'a picture') };
  const portal = await open({}, full);
  const { signedInMember, update, stored } = profilesOf(() => portal);
  const { member, options } = await signedInMember();
  const avatar = new Blob([new Uint8Array(await aPhoto())]);
  const reply = await update(member.id, { ...fieldsOf(member), bio: 'جديدة', avatar }, options);
  expect(reply).toMatchObject({
    status: 503,
    body: {
      code: 'unavailable',
      message: 'لا تستطيع البوابة حفظ شيء الآن، فلم يُحفظ ما أرسلته. احتفظ به عندك، وأعد المحاولة لاحقًا.',
    },
  });
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  expect((await stored(member.id)).bio).not.toBe('جديدة');
  expect((await portal.get('/readyz')).status).toBe(503);
});

test.each(['ENOSPC', 'EDQUOT', 'EROFS', '53100'])('after %s nothing is called an internal error', (code) => {
  expect(toRejection(Object.assign(new Error('full'), { code }))).toMatchObject({
    statusCode: 503,
    code: 'unavailable',
  });
});
