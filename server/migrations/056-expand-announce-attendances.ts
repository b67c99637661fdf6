import { type Kysely, sql } from 'kysely';

/** Pages say how many places of an event are left: cached ones are rendered again when a place is taken or freed. */
export async function up(db: Kysely<never>) {
  await sql`create function announce_attendances() returns trigger language plpgsql as $$
    declare
      was_going boolean := coalesce(not old.is_waiting, false);
      is_going boolean := coalesce(not new.is_waiting, false);
    begin
      if was_going <> is_going then
        perform announce('posts', 'changed', posts.id, posts.office_id, null)
          from events join posts on posts.id = events.post_id
          where events.post_id = coalesce(new.post_id, old.post_id) and events.capacity is not null
            and events.ends_at > now() and events.cancelled_at is null and posts.status = 'published';
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger announce_attendances after insert or update of is_waiting or delete on attendances
    for each row execute function announce_attendances()`.execute(db);
}
