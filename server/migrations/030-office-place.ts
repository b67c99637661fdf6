import { type Kysely, sql } from 'kysely';

/** Each office is found at its own address and in its own hours; null where it has not said them. */
export async function up(db: Kysely<never>) {
  await sql`alter table offices add column address text, add column hours text`.execute(db);
  await sql`drop trigger offices_version on offices`.execute(db);
  await sql`
    create trigger offices_version
      before update of name, email, phone, address, hours, is_active, shows_contacts, cover_hash on offices
      for each row execute function count_version()`.execute(db);
}
