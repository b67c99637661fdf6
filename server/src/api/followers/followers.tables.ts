import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/db.ts';
import type { Person, SomeTables } from '../../platform/database/table-facts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    /** A visitor who is mailed of each new post of an office, once it has confirmed its address. */
    office_followers: {
      id: Generated<string>;
      office_id: string;
      email: string;
      /** What the tokens of its links are made of. */
      secret: Generated<string>;
      requested_at: Timestamp;
      confirmed_at: MaybeTimestamp;
    };
    /** A new post that followers are mailed of. */
    follower_mailings: {
      post_id: string;
      created_at: Timestamp;
      /** When a worker takes it up, again; null once all of them are. */
      due_at: MaybeTimestamp;
      last_follower: Generated<string | null>;
    };
  }
}

const deleteFollower = (transaction: Transaction, { confirmedEmail }: Person) =>
  transaction.deleteFrom('office_followers').where(sql`lower(email)`, '=', confirmedEmail).execute();

const listOfficesFollowed = (db: Db, { confirmedEmail }: Person) =>
  db
    .selectFrom('office_followers as followers')
    .innerJoin('offices', 'offices.id', 'followers.office_id')
    .select(['offices.name as office', 'followers.requested_at as requestedAt'])
    .select('followers.confirmed_at as confirmedAt')
    .where(sql`lower(followers.email)`, '=', confirmedEmail)
    .orderBy('followers.requested_at')
    .execute();

export const followerTables = {
  office_followers: {
    archive: { since: 42 },
    keptFor: {
      unconfirmedFollowers: ({ and, eb }, before) =>
        and([eb('confirmed_at', 'is', null), eb('requested_at', '<', before)]),
    },
    person: { email: { erased: deleteFollower, shown: { officesFollowed: listOfficesFollowed } } },
  },
  follower_mailings: { archive: { since: 42 }, keptFor: { with: 'posts' }, person: 'none' },
} satisfies SomeTables;
