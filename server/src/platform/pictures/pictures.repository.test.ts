import { sql } from 'kysely';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { shownIn } from './pictures.repository.ts';

const { db, drop } = await openTestDatabase();
afterAll(drop);

test('every column of the database that refers to a picture is one of those that keep it from being removed', async () => {
  const { rows } = await sql<{ name: string }>`
    select format('%s.%s', conrelid::regclass, attname) as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any (conkey)
    where contype = 'f' and confrelid = 'pictures'::regclass`.execute(db);
  expect(rows.map(({ name }) => name).toSorted()).toEqual(Object.values(shownIn).flat().toSorted());
});
