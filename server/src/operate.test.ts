import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { parseS3Location } from 'deploy/storage/s3-location';
import { aFolder } from 'deploy/testing/a-dist';
import { anS3Server } from 'deploy/testing/an-s3-server';
import { insertMember } from '../test/factories.ts';
import { type Db, openDatabase } from './platform/database/db.ts';
import { migrate } from './platform/database/migrate.ts';
import { openMedia } from './platform/media/open-media.ts';

const hash = '0a'.repeat(16);
const name = `${hash}-480.webp`;

/** A portal whose pictures are in a bucket, with one picture. */
async function aPortal(dataDir: string, mediaUrl: string, fill: (db: Db) => Promise<unknown> = async () => undefined) {
  const media = await openMedia({ media: parseS3Location(mediaUrl), dataDir });
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined }, () => undefined);
  await migrate(db);
  await fill(db);
  await db
    .insertInto('pictures')
    .values({ hash, width: 480, height: 270, widths: [480], placeholder: '' })
    .execute();
  await close();
  await media.put(name, Buffer.from('picture'));
  return media;
}

const operateWith = (variables: NodeJS.ProcessEnv, ...args: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'operate.ts'), ...args], {
    env: { ...process.env, DATABASE_URL: '', ...variables },
  });
const operate = (dataDir: string, mediaUrl: string, ...args: string[]) =>
  operateWith({ DATA_DIR: dataDir, MEDIA_URL: mediaUrl }, ...args);

/** Those of the folder, and of all that is in it, that another user of the machine could open. */
const openToOthers = (folder: string) =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].filter(
    (path) => (statSync(join(folder, path)).mode & 0o077) !== 0,
  );

test('an operator whose pictures are in a bucket backs them up from there, and restores them to there', async () => {
  slow('migrates a new embedded database, and opens it again in a process of its own');
  const [dataDir, emptyDir, mediaUrl] = [await aFolder(), await aFolder(), await anS3Server()];
  const media = await aPortal(dataDir, mediaUrl);
  await operate(dataDir, mediaUrl, 'backup', join(dataDir, 'archive'));
  await media.remove(name);
  await operate(emptyDir, mediaUrl, 'restore', join(dataDir, 'archive'));
  const restored = await media.open(name);
  expect(restored && (await text(restored.stream))).toBe('picture');
  expect(existsSync(join(emptyDir, 'media', name))).toBe(false);
});

test('an operator reads no archive with accounts whose password everyone knows, unless told to', async () => {
  slow('migrates a new embedded database, and opens it again in a process of its own');
  const [dataDir, emptyDir, mediaUrl] = [await aFolder(), await aFolder(), await anS3Server()];
  await aPortal(dataDir, mediaUrl, (db) => insertMember(db, { email: 'om@portal.example' }));
  const archive = join(dataDir, 'archive');
  await operate(dataDir, mediaUrl, 'export', archive);
  expect(openToOthers(archive)).toEqual([]);
  await expect(operate(emptyDir, mediaUrl, 'import', archive)).rejects.toMatchObject({
    stderr: expect.stringContaining('demo accounts such as om@portal.example'),
  });
  const allowed = { DATA_DIR: emptyDir, MEDIA_URL: mediaUrl, DEMO_DATA: 'on' };
  expect((await operateWith(allowed, 'import', archive)).stdout).toContain('rows read');
  const isCatalogue = (path: string) => path.endsWith('pg_internal.init'); // a cache of table names, nobody's data
  expect(openToOthers(join(emptyDir, 'db')).filter((path) => !isCatalogue(path))).toEqual([]);
});
