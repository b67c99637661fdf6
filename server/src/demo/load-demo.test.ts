import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openTestDatabase } from '../../test/open-test-database.ts';
import type { Db } from '../platform/database/db.ts';
import { mediaFolder } from '../platform/media/media-folder.ts';
import { renditionName } from '../platform/pictures/picture-urls.ts';
import { loadDemo } from './load-demo.ts';

const folder = mkdtempSync(join(tmpdir(), 'demo-'));
const now = new Date();

const count = async (table: string, condition = 'true') => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from ${sql.table(table)} where ${sql.raw(condition)}`.execute(opened.db);
  return rows[0]?.total;
};

const opened = await openTestDatabase();
const media = await mediaFolder(folder);
await loadDemo(opened.db, media, now);
await loadDemo(opened.db, media, now);
afterAll(async () => {
  await opened.drop();
  rmSync(folder, { recursive: true });
});

test('an empty database is filled, a filled one left as it is', async () => {
  expect(await count('offices')).toBe(59);
  expect(await count('members')).toBeGreaterThanOrEqual(600);
  expect(await count('posts')).toBe(468);
  expect(await count('posts', 'is_pinned')).toBe(2);
  expect(await count('events')).toBe(7);
});

test.each([
  ['text', 'length(text) > 250'],
  ['text', 'length(text) < 250'],
  ['picture', 'picture_hash is null'],
  ['picture', 'picture_hash is not null'],
  ['caption', "image_caption <> ''"],
  ['type', "type = 'Ad'"],
  ['age', "published_at < now() - interval '600 days'"],
  ['age', "published_at > now() - interval '30 days'"],
])('there are posts of every kind of %s (%s)', async (_, condition) => {
  expect(await count('posts', condition)).toBeGreaterThan(10);
});

test.each([
  '<h3>',
  '<strong>',
  '<em>',
  '<u>',
  '<s>',
  'data-list="ordered"',
  'data-list="bullet"',
  '<a href',
  '<img',
  'ql-align',
  'ql-direction-rtl',
])('some text shows %s', async (mark) => {
  expect(await count('posts', `content like '%${mark}%'`)).toBeGreaterThan(0);
});

test('every picture above a post is told in words', async () => {
  expect(await count('posts', "(picture_hash is null) <> (image_alt = '')")).toBe(0);
});

test('twenty posts in a row show no picture twice', async () => {
  const posts = await opened.db
    .selectFrom('posts')
    .select('picture_hash')
    .where('is_pinned', '=', false)
    .orderBy('published_at')
    .execute();
  const shown = posts.map((_, start) =>
    posts.slice(start, start + 20).flatMap(({ picture_hash }) => picture_hash ?? []),
  );
  expect(shown.filter((hashes) => new Set(hashes).size < hashes.length)).toEqual([]);
});

test('the demo accounts are there, and one of them waits', async () => {
  const rows = await opened.db
    .selectFrom('members')
    .innerJoin('offices', 'offices.id', 'members.office_id')
    .select(['members.email', 'members.role', 'offices.name as office', 'members.is_active as isActive'])
    .where('members.email', 'not like', 'member-%')
    .orderBy('members.email')
    .execute();
  const accounts = rows.map(({ email, role, office, isActive }) => [
    email.replace('@portal.example', ''),
    role,
    office,
    isActive,
  ]);
  expect(accounts).toEqual([
    ['ad', 'AD', 'المكتب الوطني', true],
    ['no', 'OM', 'المكتب الوطني', true],
    ['om', 'OM', 'أدرار', true],
    ['op', 'OP', 'أدرار', true],
    ['oran', 'OP', 'وهران', true],
    ['sg', 'SG', 'المكتب الوطني', true],
    ['waiting', 'OM', 'أدرار', false],
  ]);
});

test('every office but the national one has one head', async () => {
  expect(await count('members', "role = 'OP'")).toBe(58);
  expect(
    await count('offices', "kind = 'provincial' and id not in (select office_id from members where role = 'OP')"),
  ).toBe(0);
});

test('an office has as many members as a table seats', async () => {
  const { rows } = await sql<{ least: number; most: number }>`
    select min(total)::int as least, max(total)::int as most from (
      select count(*) as total from members join offices on offices.id = office_id
      where kind = 'provincial' group by office_id) as totals`.execute(opened.db);
  expect(rows[0]?.least).toBeGreaterThanOrEqual(8);
  expect(rows[0]?.most).toBeLessThanOrEqual(14);
});

test('the secretary-general wrote posts of both types and pinned one of each', async () => {
  const own = "author_id = (select id from members where role = 'SG')";
  for (const type of ['Post', 'Ad']) {
    expect(await count('posts', `${own} and type = '${type}'`)).toBeGreaterThanOrEqual(4);
    expect(await count('posts', `${own} and type = '${type}' and is_pinned`)).toBe(1);
  }
});

test.each([
  ['for everyone', "audience = 'everyone'"],
  ['for members alone', "audience = 'members'"],
  ['with as many places as it likes', 'capacity is null'],
  ['of two days', "ends_at - begins_at > interval '1 day'"],
])('a visitor of a new portal finds an event to come %s', async (_, condition) => {
  expect(await count('events', `${condition} and begins_at > now() + interval '4 days'`)).toBeGreaterThan(0);
});

test('nobody writes before being a member, and no sentence is left with a gap', async () => {
  expect(
    await count('posts', 'published_at < (select created_at from members where members.id = posts.author_id)'),
  ).toBe(0);
  expect(await count('posts', "title || content ~ '[{}]|undefined|null'")).toBe(0);
});

test('every picture that is named is in the store', async () => {
  const pictures = await opened.db.selectFrom('pictures').select(['hash', 'widths']).execute();
  const names = pictures.flatMap(({ hash, widths }) => widths.map((width) => renditionName(hash, width)));
  const stored = new Set(readdirSync(folder));
  expect(names.filter((name) => !stored.has(name))).toEqual([]);
  const { rows } = await sql<{ name: string }>`
    select distinct (regexp_matches(content, 'src="/media/([^"]+)"', 'g'))[1] as name from posts`.execute(opened.db);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter(({ name }) => !stored.has(name))).toEqual([]);
});

const contentOf = async (db: Db) => ({
  offices: await db.selectFrom('offices').selectAll().orderBy('id').execute(),
  members: (await db.selectFrom('members').selectAll().orderBy('id').execute()).map((row) => ({
    ...row,
    // secrets differ from portal to portal
    password_hash: '',
    mail_key: '',
  })),
  posts: await db.selectFrom('posts').selectAll().orderBy('id').execute(),
  events: await db.selectFrom('events').selectAll().orderBy('post_id').execute(),
});

test('another load at the same moment gives the same rows', async () => {
  slow('loads the whole demo data, pictures included, a second time');
  const other = await openTestDatabase();
  await loadDemo(other.db, media, now);
  expect(await contentOf(other.db)).toEqual(await contentOf(opened.db));
  await other.drop();
}, 60_000);
