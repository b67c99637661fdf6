import { type Kysely, sql } from 'kysely';

/** What search compares: no tashkeel or tatweel, one form of alef, hamza carriers, taa marbuta and alef maqsura. */
export async function up(db: Kysely<never>) {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create function fold_text(words text) returns text language sql immutable strict parallel safe as $$
      select translate(regexp_replace(lower(words), '[\u064B-\u0652\u0640\u0670]', '', 'g'), 'أإآٱىةؤئ', 'اااايهوي')
    $$`.execute(db);
}
