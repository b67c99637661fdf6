import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import * as monthCounts from '../../../migrations/017-month-counts.ts';
import { aForm } from '../../../test/a-form.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { insertMember, signedInAs } from '../../../test/factories.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { takeAll } from '../../../test/take-all.ts';
import { renewSearch } from '../search/renew-search.ts';
import { firstNamedMigration, mayRunAfter, migrate, migrations } from './migrate.ts';

type Checksum = { file: string; hash: string };

const folder = join(import.meta.dirname, '../../../migrations');
const present = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .toSorted()
  .map((file) => ({
    file,
    hash: createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex'),
  }));
/** In the format of `sha256sum`, which adds the line of a new migration: `sha256sum 018-x.ts >> checksums.sha256`. */
const merged = readFileSync(join(folder, 'checksums.sha256'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => ({ hash: line.slice(0, 64), file: line.slice(66) }));

/** What is wrong with the files, each of which is to be numbered once and to stay as it was merged. */
const validateMigrations = (files: Checksum[], checksums: Checksum[]) => [
  ...files
    .filter(({ file }, index) => Number(file.slice(0, 3)) !== index + 1)
    .map(({ file }) => `${file}: the number is not the next one`),
  ...checksums
    .filter(({ file, hash }, index) => files[index]?.file !== file || files[index].hash !== hash)
    .map(({ file }) => `${file}: changed, moved or gone since it was merged`),
  ...files.slice(checksums.length).map(({ file }) => `${file}: not in checksums.sha256`),
  ...files
    .slice(firstNamedMigration - 1)
    .filter(({ file }) => !/^\d{3}-(expand|contract-\d{3})-/.test(file))
    .map(
      ({ file }) => `${file}: its name does not say what it means to the version before: expand, or contract-<number>`,
    ),
];

describe('a developer', () => {
  const [first = { file: '', hash: '' }, ...rest] = merged;

  test('finds each migration numbered once, as it was merged and in the list that is carried out', () => {
    expect(validateMigrations(present, merged)).toEqual([]);
    expect(Object.keys(migrations).map((name) => `${name}.ts`)).toEqual(present.map(({ file }) => file));
  });

  test('who uses a number twice is rejected', () => {
    const file = '001-twice.ts';
    expect(validateMigrations([first, { file, hash: '' }, ...rest], merged)).toContain(
      `${file}: the number is not the next one`,
    );
  });

  test('who changes a migration that was merged is rejected', () => {
    expect(validateMigrations([{ ...first, hash: 'other' }, ...rest], merged)).toEqual([
      `${first.file}: changed, moved or gone since it was merged`,
    ]);
  });

  test('who inserts a migration before the last is rejected, its number freed or not', () => {
    const inserted = { file: '000-first.ts', hash: '' };
    const renumbered = merged.map(({ file, hash }, index) => ({
      file: `${String(index + 2).padStart(3, '0')}${file.slice(3)}`,
      hash,
    }));
    expect(validateMigrations([inserted, ...merged], merged)).not.toEqual([]);
    expect(validateMigrations([{ ...inserted, file: '001-first.ts' }, ...renumbered], merged)).not.toEqual([]);
  });

  test('who does not say in the name of a new migration whether the version before may run on it is rejected', () => {
    const added = (name: string) => {
      const file = `${String(merged.length + 1).padStart(3, '0')}-${name}.ts`;
      return validateMigrations([...merged, { file, hash: '' }], [...merged, { file, hash: '' }]);
    };
    expect(added('previews')).toEqual([expect.stringContaining('its name does not say')]);
    expect([...added('expand-previews'), ...added('contract-041-muted-topics')]).toEqual([]);
  });

  test.each<[string, string[], boolean]>([
    ['051-expand-previews', ['050-stopped-recipients'], true],
    ['052-contract-051-mutes', ['050-stopped-recipients', '051-expand-choices'], true],
    ['052-contract-051-mutes', ['050-stopped-recipients'], false],
    ['051-previews', ['050-stopped-recipients'], false],
  ])('who made %s let servers that know %j run on it: %s', (migration, known, expected) => {
    expect(mayRunAfter(migration, known)).toBe(expected);
  });

  test('who forgets the checksum of a new migration is told', () => {
    const file = `${String(merged.length + 1).padStart(3, '0')}-expand-new.ts`;
    expect(validateMigrations([...merged, { file, hash: '' }], merged)).toEqual([`${file}: not in checksums.sha256`]);
  });
});

/** Every list that ever stood: each beginning of today's, and those that held month counts by their former name. */
const names = Object.keys(migrations);
const upTo = (last: string) => names.slice(0, names.indexOf(last) + 1);
const listsThatStood = [
  ...names.slice(names.indexOf('009-staff-changes')).map(upTo),
  ...['014-members-of-office', '015-fold-capitals', '016-published-once'].map((last) => [
    ...upTo(last),
    '013-month-counts',
  ]),
].map((list) => [list.toSorted().slice(-4).join(', '), list] as const);

describe('an operator', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  let fresh: string[];
  beforeAll(async () => {
    database = await openTestDatabase();
    fresh = await readSchema();
  });
  afterAll(() => database.drop());

  /** Columns, constraints, indexes, triggers, functions and extensions, a line each. */
  async function readSchema() {
    const { rows } = await sql<{ line: string }>`
      select concat_ws(' ', table_name, ordinal_position, column_name, data_type, udt_name, datetime_precision,
        is_nullable, column_default, generation_expression) as line
        from information_schema.columns where table_schema = 'public'
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
        from pg_constraint where connamespace = 'public'::regnamespace
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select concat_ws(' ', pg_get_triggerdef(oid), tgenabled) from pg_trigger where not tgisinternal
      union all select pg_get_functiondef(oid) from pg_proc
        where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      union all select extname from pg_extension
      order by line`.execute(database.db);
    return rows.map(({ line }) => line);
  }

  async function startFrom(list: string[]) {
    await sql`drop schema public cascade`.execute(database.db);
    await sql`create schema public`.execute(database.db);
    const known: Record<string, Migration> = { ...migrations, '013-month-counts': monthCounts };
    const chosen = Object.fromEntries(Object.entries(known).filter(([name]) => list.includes(name)));
    const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => chosen } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  }

  const addPost = () =>
    sql`
      with office as (insert into offices (name, kind) values ('مكتب', 'national') returning id),
        author as (
          insert into members (name, email, password_hash, role, office_id, is_active)
          select 'Élodie', 'e@portal.example', '', 'AD', id, true from office returning id, office_id)
      insert into posts (title, content, text, excerpt, type, author_id, office_id)
      select 'حملة', '', 'نص', 'نص', 'Post', id, office_id from author`.execute(database.db);

  const readCounts = () =>
    sql`
      select (select sum(total)::int from member_months) as members, (select sum(total)::int from post_months) as posts,
        (select sum(total)::int from post_counts) as all_posts, (select search from members) as normalised`.execute(
      database.db,
    );

  test.each(listsThatStood)('starts the portal on a database that stands at … %s', async (_, list) => {
    await startFrom(list);
    await addPost();
    await migrate(database.db);
    await takeAll(() => renewSearch(database.db));
    expect(await readSchema()).toEqual(fresh);
    expect((await readCounts()).rows).toEqual([{ members: 1, posts: 1, all_posts: 1, normalised: 'elodie' }]);
    await migrate(database.db);
  });
});

describe('an operator who goes back to the version before', () => {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.drop());

  /** What a later version with these further migrations, SQL by name, does when it starts. */
  async function startLaterVersion(changes: Record<string, string>) {
    const later = Object.entries(changes).map(([name, change]): [string, Migration] => [
      name,
      { up: async (db) => void (await sql.raw(change).execute(db)) },
    ]);
    const list = { ...migrations, ...Object.fromEntries(later) };
    const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => list } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error;
  }

  test('has a portal that members sign in to and post in, where the later one only added', async () => {
    await startLaterVersion({ '900-expand-ranks': 'alter table posts add column rank integer not null default 0' });
    await migrate(database.db);
    const portal = await buildTestApp({}, undefined, undefined, { database: Promise.resolve(database) });
    const author = await insertMember(database.db, { role: 'SG' });
    const as = await signedInAs(database.db, author);
    const form = aForm({ title: 'من الإصدار السابق', content: '<p>نص</p>', type: 'Post', author: author.id });
    expect((await portal.post('/api/post', form, as)).status).toBe(201);
    expect((await portal.get('/api/post')).body).toMatchObject([{ title: 'من الإصدار السابق' }]);
    await startLaterVersion({ '900-expand-ranks': 'this is not carried out a second time' });
    await portal.app.close();
  });

  test('reads in one line why it does not start where the later one took something away', async () => {
    const taken = { '900-contract-050-excerpts': 'alter table posts drop column excerpt' };
    await startLaterVersion(taken);
    await expect(migrate(database.db)).resolves.toBeUndefined();
    await startLaterVersion({ ...taken, '901-contract-900-texts': 'alter table posts drop column text cascade' });
    await expect(migrate(database.db)).rejects.toThrow(
      /^the database was changed by a later version \(901-contract-900-texts\), .* restore a backup from before$/,
    );
  });
});
