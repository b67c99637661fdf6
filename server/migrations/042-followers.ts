import { type Kysely, sql } from 'kysely';

/**
 * Visitors who follow an office by e-mail. A post that becomes visible has one mailing, due until a worker has queued one
 * mail for each follower; `last_follower` is where it goes on. The mails of a follower that stops go with its row.
 */
export async function up(db: Kysely<never>) {
  await sql`
    create table office_followers (
      id uuid primary key default gen_random_uuid(),
      office_id uuid not null references offices on delete cascade,
      email text not null,
      secret uuid not null default gen_random_uuid(),
      requested_at timestamptz(3) not null default now(),
      confirmed_at timestamptz(3)
    )`.execute(db);
  await sql`create unique index office_followers_once on office_followers (office_id, lower(email))`.execute(db);
  await sql`create index office_followers_of_email on office_followers (lower(email))`.execute(db);
  await sql`create index office_followers_confirmed on office_followers (office_id, id)
    where confirmed_at is not null`.execute(db);
  await sql`create index office_followers_unconfirmed on office_followers (requested_at) where confirmed_at is null`.execute(
    db,
  );
  await sql`
    create table follower_mailings (
      post_id uuid primary key references posts on delete cascade,
      created_at timestamptz(3) not null default now(),
      due_at timestamptz default now(),
      last_follower uuid
    )`.execute(db);
  await sql`create index follower_mailings_due on follower_mailings (due_at) where due_at is not null`.execute(db);
  await sql`
    alter table mails
      add column follower_id uuid references office_followers on delete cascade,
      add column post_id uuid references posts on delete cascade`.execute(db);
  for (const column of ['follower_id', 'post_id'])
    await sql`create index ${sql.id(`mails_by_${column}`)} on mails (${sql.id(column)})
      where ${sql.id(column)} is not null`.execute(db);
}
