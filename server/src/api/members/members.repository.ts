import { sql } from 'kysely';
import type { Db } from '../../platform/database/db.ts';

/** What anyone may see of a member and its office, for a query that joins `members` and `offices`. */
export const memberColumns = [
  'members.id as memberId',
  'members.name as memberName',
  'members.role',
  'members.avatar_hash as avatarHash',
  'members.bio',
  'members.about',
  'members.description',
  'members.sociallinks',
  'offices.id as officeId',
  'offices.name as officeName',
  'offices.cover_hash as officeCoverHash',
  'offices.is_active as officeIsActive',
] as const;

/** What the member itself and its staff see besides. */
export const privateMemberColumns = [
  'members.email',
  'members.phone',
  'members.is_active as isActive',
  'members.is_email_confirmed as isEmailConfirmed',
  'members.must_change_password as mustChangePassword',
  'members.created_at as createdAt',
  'members.last_seen_at as lastSeenAt',
  'members.version',
] as const;

const followsInOffice = (id: string) => sql<boolean>`
  (members.role <> 'OP', members.created_at, members.id)
  > (select m.role <> 'OP', m.created_at, m.id from members m where m.id = ${id})`;

export function membersRepository(db: Db) {
  const visible = () =>
    db
      .selectFrom('members')
      .innerJoin('offices', 'offices.id', 'members.office_id')
      .where('members.is_active', '=', true)
      .where('members.deleted_at', 'is', null);

  return {
    /** Its head before the others, then in the order they came; those that follow member `after`. */
    listOfOffice: (officeId: string, limit: number, after?: string) =>
      visible()
        .select(memberColumns)
        .where('members.office_id', '=', officeId)
        .$if(after !== undefined, (query) => query.where(followsInOffice(after ?? '')))
        .orderBy(sql`members.role <> 'OP'`)
        .orderBy('members.created_at')
        .orderBy('members.id')
        .limit(sql.lit(limit))
        .execute(),

    async countOfOffice(officeId: string) {
      const { total } = await db
        .selectFrom('member_counts')
        .select(sql<number>`coalesce(sum(total), 0)::int`.as('total'))
        .where('office_id', '=', officeId)
        .where('is_active', '=', true)
        .executeTakeFirstOrThrow();
      return total;
    },

    find: (id: string) =>
      visible()
        .select([...memberColumns, 'members.email', 'members.phone'])
        .select([
          'offices.email as officeEmail',
          'offices.phone as officePhone',
          'offices.shows_contacts as showsContacts',
        ])
        .where('members.id', '=', id)
        .executeTakeFirst(),

    findSecretaryGeneral: () =>
      visible()
        .select([...memberColumns, 'members.email', 'members.phone'])
        .where('members.role', '=', 'SG')
        .orderBy('members.role_since', 'desc')
        .limit(sql.lit(1))
        .executeTakeFirst(),
  };
}
export type MembersRepository = ReturnType<typeof membersRepository>;
