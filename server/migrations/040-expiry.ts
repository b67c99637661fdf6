import { type Kysely, sql } from 'kysely';

/** An announcement that ends by itself: it leaves every list, and its address stays. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table posts
      drop constraint posts_status_check,
      add constraint posts_status_check check (status in ('draft', 'scheduled', 'published', 'expired', 'trashed')),
      add column expires_at timestamptz(3),
      add constraint posts_expired check (status <> 'expired' or expires_at is not null)`.execute(db);
  await sql`create index posts_expiring on posts (expires_at)
    where status = 'published' and expires_at is not null`.execute(db);
  await sql`create index posts_expired_of_office on posts (office_id) where status = 'expired'`.execute(db);
  await announceToReaders(db);
}

/** What ends or goes on is changed: staff find it in their lists before and after. */
const announceToReaders = (db: Kysely<never>) =>
  sql`
    create or replace function announce_posts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.status in ('published', 'expired', 'trashed') then
          perform announce('posts', 'removed', old.id, old.office_id, null);
        end if;
      elsif new.status = 'published' and (tg_op = 'INSERT' or old.status not in ('published', 'expired')) then
        perform announce('posts', 'added', new.id, new.office_id, null);
      elsif new.status = 'trashed' and (tg_op = 'INSERT' or old.status <> 'trashed') then
        perform announce('posts', 'removed', new.id, new.office_id, null);
      elsif new.status in ('published', 'expired', 'trashed') then
        perform announce('posts', 'changed', new.id, new.office_id, old.office_id);
      end if;
      return null;
    end $$`.execute(db);
