import { type Kysely, sql } from 'kysely';

/** Those an office shows, in the order it shows them: its first twenty must not wait for its other thousands to be sorted. */
export async function up(db: Kysely<never>) {
  await sql`
    create index members_shown_by_office on members (office_id, (role <> 'OP'), created_at, id)
      where deleted_at is null and is_active`.execute(db);
}
