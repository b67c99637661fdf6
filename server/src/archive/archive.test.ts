import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { insertRow } from '../../test/insert-row.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { archivedTables } from '../api/catalogue.ts';
import { loadDemo } from '../demo/load-demo.ts';
import type { Db } from '../platform/database/db.ts';
import { mediaFolder } from '../platform/media/media-folder.ts';
import { exportArchive, mediaNames } from './export-archive.ts';
import { importArchive } from './import-archive.ts';

const folder = mkdtempSync(join(tmpdir(), 'archive-'));
const archive = join(folder, 'archive');
const stores = async (name: string) => ({ media: await mediaFolder(join(folder, name)), registry: undefined });

const source = await openTestDatabase();
const target = await openTestDatabase();
await loadDemo(source.db, (await stores('source')).media);
await sql`insert into audit_entries (act, subject, subject_kind, subject_name, address)
  select 'member.added', id, 'member', name, '' from members limit 3`.execute(source.db);
await sql`
  with revised as (
    insert into post_revisions (post_id, version, title, content, type, picture_hash, saved_at, replaced_by)
    select id, 0, title, content, type, picture_hash, updated_at, author_id from posts
    where picture_hash is not null limit 3 returning post_id, version, picture_hash)
  insert into post_revision_pictures select post_id, version, picture_hash from revised`.execute(source.db);
await insertRow(source.db, 'security_events');
await insertRow(source.db, 'vapid_keys');
const written = await exportArchive(source.db, await stores('source'), archive);
afterAll(async () => {
  await source.drop();
  await target.drop();
  rmSync(folder, { recursive: true });
});

const accept = async () => undefined;
const ignore = () => undefined;

const contentOf = async (db: Db, table: string) => {
  const { rows } = await sql<{ digest: string }>`
    select md5(string_agg(to_jsonb(t)::text, '' order by to_jsonb(t)::text)) as digest from ${sql.table(table)} t`.execute(
    db,
  );
  return rows[0]?.digest;
};

test('an operator moves a portal into another database: every row and every picture is there', async () => {
  // the portal was started there before
  await insertRow(target.db, 'vapid_keys');
  expect(await importArchive(target.db, await stores('target'), archive, accept)).toEqual(written);
  for (const { table } of archivedTables)
    expect(await contentOf(target.db, table)).toBe(await contentOf(source.db, table));
  for (const table of ['member_counts', 'post_counts', 'member_days', 'post_days', 'member_months', 'post_months'])
    expect(await contentOf(target.db, table)).toBe(await contentOf(source.db, table));
  const { media: moved } = await stores('target');
  for await (const name of mediaNames(target.db)) {
    const file = await moved.open(name);
    expect(file?.size).toBeGreaterThan(0);
    file?.stream.destroy();
  }
  const woken: string[] = [];
  const { whenIdle, stop } = await target.listen('work', (queue) => woken.push(queue), ignore);
  const mail = { recipient: 'salma@portal.example', subject: 'أهلا', text: 'أهلا', html: 'أهلا' };
  await target.db.insertInto('mails').values(mail).execute();
  await whenIdle();
  expect(woken).toEqual(['mails']);
  await stop();
});

test('an operator who reads an archive into a portal that is in use is rejected', async () => {
  await expect(importArchive(source.db, await stores('source'), archive, accept)).rejects.toThrow(/not empty/);
});

test('an operator who names a folder that is no archive is told what is missing', async () => {
  await expect(importArchive(target.db, await stores('target'), folder, accept)).rejects.toThrow(
    /pictures.jsonl is missing/,
  );
});

test('an operator who names a folder that cannot be read is told that, and not that something is missing', async () => {
  const none = join(folder, 'nowhere');
  await expect(importArchive(target.db, await stores('target'), none, accept)).rejects.toThrow(
    `${none} cannot be read (ENOENT)`,
  );
});

test('an operator reads an archive from before there were a security log, second factors and requests to leave', async () => {
  const earlier = join(folder, 'earlier');
  cpSync(archive, earlier, { recursive: true });
  for (const { table, since } of archivedTables) if (since > 6) rmSync(join(earlier, `${table}.jsonl`));
  const { db, drop } = await openTestDatabase();
  await importArchive(db, await stores('earlier-media'), earlier, accept);
  for (const table of ['members', 'audit_entries'])
    expect(await contentOf(db, table)).toBe(await contentOf(source.db, table));
  await drop();
});

test('an operator reads an archive in which members had muted topics: they are told no more of those', async () => {
  const earlier = join(folder, 'with-muted-topics');
  cpSync(archive, earlier, { recursive: true });
  rmSync(join(earlier, 'notification_choices.jsonl'));
  const { id: member_id } = await source.db.selectFrom('members').select('id').limit(1).executeTakeFirstOrThrow();
  const muted = ['posts', 'decisions'].map((topic) => ({ member_id, topic }));
  writeFileSync(join(earlier, 'muted_topics.jsonl'), muted.map((row) => `${JSON.stringify(row)}\n`).join(''));
  const { db, drop } = await openTestDatabase();
  await importArchive(db, await stores('with-muted-topics-media'), earlier, accept);
  const choices = db.selectFrom('notification_choices').selectAll().orderBy('topic', 'desc');
  expect(await choices.execute()).toEqual(muted.map((row) => ({ ...row, in_portal: false, mail: 'none' })));
  await drop();
});

test('an operator reads an archive from before posts had versions', async () => {
  const earlier = join(folder, 'without-versions');
  cpSync(archive, earlier, { recursive: true });
  const posts = join(earlier, 'posts.jsonl');
  const rows = readFileSync(posts, 'utf8').trimEnd().split('\n');
  const before = rows.map((row) => JSON.stringify({ ...JSON.parse(row), version: undefined }));
  writeFileSync(posts, `${before.join('\n')}\n`);
  const { db, drop } = await openTestDatabase();
  await importArchive(db, await stores('without-versions-media'), earlier, accept);
  expect(await contentOf(db, 'posts')).toBe(await contentOf(source.db, 'posts'));
  await drop();
});
