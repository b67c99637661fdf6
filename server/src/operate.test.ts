import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { newKeys, openStorage, parseKey, parseS3Location } from 'deploy/registry';
import { aFolder, anS3Server } from 'deploy/testing';
import { sql } from 'kysely';
import { anInstance } from '../test/an-instance.ts';
import { insertMember, insertPost } from '../test/factories.ts';
import { insertRow } from '../test/insert-row.ts';
import { publishedFrontEnds } from '../test/published-front-ends.ts';
import { memberTokensRepository } from './api/account/member-tokens.repository.ts';
import { archivedTables } from './api/catalogue.ts';
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
  await insertRow(db, 'pictures', { hash, widths: [480] });
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

const keys = newKeys();
const signingKey = parseKey('private', keys.privateKey, 'a test');
const listsPosts = `return page(await (await fetch('/api/post')).text());`;

/** Members, one with an open invitation, a post, an audit, and the keys that browsers are told things with. */
async function fillPortal(db: Db) {
  await insertPost(db, await insertMember(db, { role: 'SG' }), { title: 'كتب قبل النسخ الاحتياطي' });
  const { id, email } = await insertMember(db);
  await sql`insert into audit_entries (act, subject, subject_kind, subject_name, address)
    select 'member.added', id, 'member', name, '' from members`.execute(db);
  await db.insertInto('vapid_keys').values({ public_key: 'public', private_key: 'private' }).execute();
  return db.transaction().execute((tx) => memberTokensRepository.issue(tx, id, 'invitation', email));
}

/** What readers and operators find in a portal; the invitation is accepted if its token is given. */
async function lookAt(dataDir: string, registry: string, token?: string) {
  writeFileSync(join(dataDir, 'registry.pub'), keys.publicKey);
  const { db, listen, close } = await openDatabase({ dataDir, databaseUrl: undefined }, () => undefined);
  const REGISTRY_PUBLIC_KEY = join(dataDir, 'registry.pub');
  const instance = await anInstance({ db, listen }, registry, { REGISTRY_PUBLIC_KEY });
  const counts: Record<string, number> = {};
  for (const { table } of archivedTables) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}`.execute(db);
    counts[table] = rows[0]?.count ?? 0;
  }
  const page = (await instance.get('/')).rawPayload.toString();
  const password = 'a password of the invited';
  const accepted =
    token &&
    (await instance.post('/api/auth/invitation/accept', { token, password, confirmPassword: password }, {})).statusCode;
  await instance.close();
  await close();
  return { counts, page, accepted };
}

test('an operator restores a backup on an empty machine: rows, invitations, pictures, the audit and the pages are as they were', async () => {
  slow('migrates two embedded databases, and opens them again in processes of their own');
  const [dataDir, emptyDir] = [await aFolder(), await aFolder()];
  const [registry, mediaUrl] = [await anS3Server(), await anS3Server()];
  await publishedFrontEnds(listsPosts, { registry, keys: { signingKey } });
  let token = '';
  await aPortal(dataDir, mediaUrl, async (db) => {
    ({ token } = await fillPortal(db));
  });
  const before = await lookAt(dataDir, registry);
  expect(before.page).toContain('كتب قبل النسخ الاحتياطي');
  const archive = join(dataDir, 'archive');
  const there = { DATA_DIR: dataDir, MEDIA_URL: mediaUrl, REGISTRY_URL: registry };
  expect((await operateWith(there, 'backup', archive)).stdout).toContain('2 releases');

  const here = { DATA_DIR: emptyDir, MEDIA_URL: '' };
  await operateWith(here, 'restore', archive);
  const frontEnds = join(emptyDir, 'frontends');
  const after = await lookAt(emptyDir, frontEnds, token);
  expect(after).toEqual({ ...before, accepted: 201 });
  expect(before.counts).toMatchObject({ members: 2, member_tokens: 1, vapid_keys: 1, live_pointers: 1, pictures: 1 });
  expect(readFileSync(join(emptyDir, 'media', name), 'utf8')).toBe('picture');
  const [pointer, log] = ['registry/production.json', 'registry/production/log/2.json'];
  for (const path of [pointer, log])
    expect(readFileSync(join(frontEnds, path))).toEqual((await openStorage(registry).read(path))?.bytes);
  const [{ stdout: head }, { stdout: former }] = [
    await operateWith(here, 'audit:verify'),
    await operateWith(there, 'audit:verify'),
  ];
  expect(head).toBe(former);
});

test('an operator who reads an archive where front ends are published already is rejected in one line, unless it leaves them out', async () => {
  slow('migrates a new embedded database, and opens it again in a process of its own');
  const [dataDir, emptyDir, mediaUrl] = [await aFolder(), await aFolder(), await anS3Server()];
  await aPortal(dataDir, mediaUrl);
  const archive = join(dataDir, 'archive');
  await operate(dataDir, mediaUrl, 'backup', archive);
  await publishedFrontEnds(listsPosts, { registry: join(emptyDir, 'frontends') });
  await expect(operate(emptyDir, mediaUrl, 'restore', archive)).rejects.toMatchObject({
    stderr: expect.stringMatching(/^the registry of front ends has releases: .*--without-registry.*\n$/),
  });
  const { stdout } = await operate(emptyDir, mediaUrl, 'restore', archive, '--without-registry');
  expect(stdout).toContain('0 releases of front ends read');
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
  expect((await operateWith(allowed, 'import', archive)).stdout).toContain('3 rows');
  const isCatalogue = (path: string) => path.endsWith('pg_internal.init'); // a cache of table names, nobody's data
  expect(openToOthers(join(emptyDir, 'db')).filter((path) => !isCatalogue(path))).toEqual([]);
});
