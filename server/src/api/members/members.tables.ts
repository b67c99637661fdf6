import type { GeneratedAlways } from 'kysely';
import type { FormOfAddress } from 'shared-api/contract/members/form-of-address.contract';
import type { Role, SocialLinks } from 'shared-api/contract/members/members.contract';
import type { Db } from '../../platform/database/db.ts';
import type { Person, SomeTables } from '../../platform/database/table-facts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    members: {
      id: Generated<string>;
      name: string;
      email: string;
      /** The address that it asked for; it becomes `email` when the link that was mailed there is opened. */
      pending_email: string | null;
      password_hash: string;
      phone: Generated<string>;
      role: Role;
      role_since: Timestamp;
      addressed_as: Generated<FormOfAddress>;
      office_id: string;
      avatar_hash: string | null;
      bio: Generated<string>;
      about: Generated<string>;
      description: Generated<string>;
      sociallinks: Json<SocialLinks>;
      is_active: Generated<boolean>;
      is_email_confirmed: Generated<boolean>;
      must_change_password: Generated<boolean>;
      /** Until when a password works that staff set; null for one's own. */
      password_expires_at: MaybeTimestamp;
      created_at: Timestamp;
      last_seen_at: MaybeTimestamp;
      deleted_at: MaybeTimestamp;
      /** Activated once, or made by staff. */
      admitted_at: MaybeTimestamp;
      refused_at: MaybeTimestamp;
      /** From when on staff without a second factor may read only; null where none was asked for. */
      second_factor_due_at: MaybeTimestamp;
      /** When it agreed to what sign-up says is kept, and to which edition of it; null where staff added the member. */
      consented_at: MaybeTimestamp;
      consent_version: string | null;
      /** Grows with every change that staff can see. */
      version: Generated<number>;
      search: GeneratedAlways<string>;
      /** Sorts by its bytes as the Arabic alphabet does. */
      name_order: GeneratedAlways<string>;
      /** What staff search: name, e-mail and phone. */
      directory: GeneratedAlways<string>;
      /** In the mails to this member: who holds it may stop them. */
      mail_key: Generated<string>;
    };
    member_counts: { office_id: string; role: Role; is_active: boolean; total: number };
    /** How many came on each day (UTC), and in each month by its first day. */
    member_days: { day: string; office_id: string; total: number };
    member_months: { month: string; office_id: string; total: number };
  }
}

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
      rejectedApplicants: ({ and, eb }, before) =>
        and([eb('refused_at', '<', before), eb('admitted_at', 'is', null), eb('is_active', '=', false)]),
    },
    // `eraseMember` leaves nothing of the person in it
    person: { id: { erased: 'stays', shown: { profile: findProfile } } },
  },
  member_counts: counted,
  member_days: counted,
  member_months: counted,
} satisfies SomeTables;
