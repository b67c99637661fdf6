import { type Kysely, sql } from 'kysely';

/** Of a post that was sent again because its answer was lost, the second is not written. */
export async function up(db: Kysely<never>) {
  await sql`alter table posts add column idempotency_key text`.execute(db);
  await sql`create unique index posts_published_once on posts (author_id, idempotency_key)`.execute(db);
}
