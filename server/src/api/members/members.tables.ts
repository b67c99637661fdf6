import type { Db } from '../../platform/database/db.ts';
import type { Person, SomeTables } from '../../platform/database/table-facts.ts';

const findProfile = (db: Db, { id }: Person) =>
  db
    .selectFrom('members')
    .innerJoin('offices', 'offices.id', 'members.office_id')
    .select(['members.id', 'members.name', 'members.email', 'members.pending_email as pendingEmail', 'members.phone'])
    .select(['members.addressed_as as addressedAs', 'members.role', 'members.role_since as roleSince'])
    .select(['offices.name as office', 'members.bio', 'members.about', 'members.description'])
    .select(['members.sociallinks as socialLinks', 'members.avatar_hash as avatar', 'members.is_active as isActive'])
    .select(['members.is_email_confirmed as isEmailConfirmed', 'members.created_at as createdAt'])
    .select(['members.last_seen_at as lastSeenAt', 'members.admitted_at as admittedAt'])
    .select(['members.consented_at as consentedAt', 'members.consent_version as consentVersion'])
    .where('members.id', '=', id)
    .executeTakeFirstOrThrow();

const counted = { archive: 'passing', keptFor: 'portal', person: 'none' } as const;

export const memberTables = {
  members: {
    archive: { since: 2 },
    keptFor: {
      refusedApplicants: ({ and, eb }, before) =>
        and([eb('refused_at', '<', before), eb('admitted_at', 'is', null), eb('is_active', '=', false)]),
    },
    // `eraseMember` leaves nothing of the person in it
    person: { id: { erased: 'stays', shown: { profile: findProfile } } },
  },
  member_counts: counted,
  member_days: counted,
  member_months: counted,
} satisfies SomeTables;
