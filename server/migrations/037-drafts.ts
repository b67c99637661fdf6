import { type Kysely, sql } from 'kysely';

/** A post that its author still writes, or that waits for its time: saved for all its devices, and nobody else's to see. */
export async function up(db: Kysely<never>) {
  await sql`
    alter table posts
      drop constraint posts_status_check,
      add constraint posts_status_check check (status in ('draft', 'scheduled', 'published', 'trashed')),
      add column saved_by_device text,
      add column scheduled_for timestamptz(3),
      add constraint posts_scheduled_for check ((status = 'scheduled') = (scheduled_for is not null))`.execute(db);
  await sql`create index posts_drafts on posts (author_id, updated_at desc, id desc)
    where status in ('draft', 'scheduled')`.execute(db);
  await sql`create index posts_scheduled on posts (scheduled_for) where status = 'scheduled'`.execute(db);
  await announceToReaders(db);
}

/** What no reader may see is announced to nobody. */
const announceToReaders = (db: Kysely<never>) =>
  sql`
    create or replace function announce_posts() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        if old.status in ('published', 'trashed') then
          perform announce('posts', 'removed', old.id, old.office_id, null);
        end if;
      elsif new.status = 'published' and (tg_op = 'INSERT' or old.status <> 'published') then
        perform announce('posts', 'added', new.id, new.office_id, null);
      elsif new.status = 'trashed' and (tg_op = 'INSERT' or old.status <> 'trashed') then
        perform announce('posts', 'removed', new.id, new.office_id, null);
      elsif new.status in ('published', 'trashed') then
        perform announce('posts', 'changed', new.id, new.office_id, old.office_id);
      end if;
      return null;
    end $$`.execute(db);
