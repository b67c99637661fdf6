import { type Kysely, sql } from 'kysely';

const capitals = 'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝÞŒ';
const columns = [
  ['members', 'search', 'name'],
  ['members', 'directory', "name || ' ' || email || ' ' || phone"],
  ['posts', 'search', "title || ' ' || text"],
] as const;

/** Some devices write a hamza or a madda as a mark after its letter (U+0653 to U+0655): it goes like the other marks. */
export async function up(db: Kysely<never>) {
  await sql`
    create or replace function fold_text(words text) returns text language sql immutable strict parallel safe as $$
      select translate(
        regexp_replace(lower(words), '[\u064B-\u0655\u0640\u0670]', '', 'g'),
        ${sql.lit(`أإآٱىةؤئ${capitals}`)},
        ${sql.lit(`اااايهوي${capitals.toLowerCase()}`)}
      )
    $$`.execute(db);
  for (const [table, column, words] of columns)
    await sql`
      update ${sql.table(table)} set id = id
      where ${sql.ref(column)} <> fold_text(${sql.raw(words)})`.execute(db);
}
