import { type Kysely, sql } from 'kysely';

const queues = [
  'mails',
  'notification_events',
  'notification_mails',
  'follower_mailings',
  'push_deliveries',
  'data_exports',
];

/**
 * Works hear of new rows of their queue by its name. A statement that adds none says nothing: most batches of notifications
 * bring neither a mail nor a push.
 */
export async function up(db: Kysely<never>) {
  await sql`create function wake_works() returns trigger language plpgsql as $$
    begin
      if exists (select from added) then perform pg_notify('work', tg_table_name); end if;
      return null;
    end $$`.execute(db);
  for (const queue of queues)
    await sql`create trigger wake_works after insert on ${sql.table(queue)}
      referencing new table as added for each statement execute function wake_works()`.execute(db);
}
