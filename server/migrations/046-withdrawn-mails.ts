import { type Kysely, sql } from 'kysely';

/**
 * A mail that waits goes unsent with what it is about: a reminder with the attendance, what a visitor is told with the
 * visitor, and notices with the member.
 */
export async function up(db: Kysely<never>) {
  await sql`
    alter table mails
      add column visitor_id uuid references event_visitors on delete cascade,
      add column attendance_id uuid references attendances on delete cascade,
      add column member_id uuid references members on delete cascade`.execute(db);
  for (const column of ['visitor_id', 'attendance_id', 'member_id'])
    await sql`create index ${sql.id(`mails_by_${column}`)} on mails (${sql.id(column)})
      where ${sql.id(column)} is not null`.execute(db);
  // notices that wait already: so far the address that stops them told whose they are
  await sql`
    update mails set member_id = members.id from members
    where stop_url like '%/account/stop-mails?key=%' and mail_key::text = split_part(stop_url, '?key=', 2)`.execute(db);
}
