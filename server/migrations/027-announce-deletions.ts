import { type Kysely, sql } from 'kysely';

/** Who asks to leave, or stays after all, shows in the dashboard without a reload. */
export async function up(db: Kysely<never>) {
  await sql`create function announce_account_deletions() returns trigger language plpgsql as $$
    begin
      perform announce('members', 'changed', id, office_id, null)
        from members where id = coalesce(new.member_id, old.member_id);
      return null;
    end $$`.execute(db);
  await sql`create trigger announce_account_deletions after insert or delete on account_deletions
    for each row execute function announce_account_deletions()`.execute(db);
}
