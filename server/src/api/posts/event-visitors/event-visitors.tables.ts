import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/db.ts';
import { isReadableBy } from '../../../platform/database/published-posts.ts';
import type { Person, SomeTables } from '../../../platform/database/table-facts.ts';
import type { LeaverByMail } from '../../../platform/mail/mail.tables.ts';
import { leaveAllEventsAsVisitor } from '../promote-waitlist.ts';

declare module '../../../platform/database/tables.ts' {
  interface Tables {
    /** A visitor who asked to come to an event; one in the line has confirmed the address. */
    event_visitors: {
      id: Generated<string>;
      post_id: string;
      name: string;
      email: string;
      secret: Generated<string>;
      requested_at: Timestamp;
    };
  }
}

/** What was asked for by the address alone, without the account. One that was never confirmed may be a stranger's. */
const leaveEvents = async (transaction: Transaction, { mails, confirmedEmail }: LeaverByMail) =>
  confirmedEmail !== null && leaveAllEventsAsVisitor(transaction, mails, confirmedEmail);

/** Events to which it comes, or would come, by its address alone. */
const listVisits = (db: Db, { id, confirmedEmail }: Person) =>
  db
    .selectFrom('event_visitors as visitors')
    .innerJoin('events', 'events.post_id', 'visitors.post_id')
    .leftJoin('attendances', 'attendances.visitor_id', 'visitors.id')
    .leftJoin('posts', (join) => join.onRef('posts.id', '=', 'visitors.post_id').on(isReadableBy(id)))
    .select(['visitors.name', 'posts.title', 'events.begins_at as beginsAt', 'events.place'])
    .select(['visitors.requested_at as requestedAt', 'attendances.joined_at as joinedAt'])
    .select(['attendances.is_waiting as isWaiting', 'attendances.checked_in_at as checkedInAt'])
    .select('attendances.reminded_at as remindedAt')
    .where(sql`lower(visitors.email)`, '=', confirmedEmail)
    .orderBy('visitors.requested_at')
    .execute();

export const eventVisitorTables = {
  event_visitors: {
    archive: { since: 45 },
    keptFor: {
      unconfirmedEventVisitors: ({ and, eb, exists, not, selectFrom }, before) =>
        and([
          eb('requested_at', '<', before),
          not(exists(selectFrom('attendances').select('id').whereRef('visitor_id', '=', 'event_visitors.id'))),
        ]),
      eventVisitors: ({ eb, selectFrom }, before) =>
        eb('post_id', 'in', selectFrom('events').select('events.post_id').where('ends_at', '<', before)),
    },
    person: { email: { erased: leaveEvents, shown: { visitsToEvents: listVisits } } },
  },
} satisfies SomeTables<LeaverByMail>;
