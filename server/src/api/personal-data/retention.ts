import { sql } from 'kysely';
import { type Retained, retentionDays } from 'shared-api/contract/retention';
import { dayMs, serverLimits } from '../../limits.ts';
import type { Db } from '../../platform/database/db.ts';

const rows = sql.lit(serverLimits.sweepRows);
/** Names a row of a table that is never updated once it is old. */
const place = sql<string>`ctid`;

type Swept = Exclude<Retained, 'accountDeletions'>;

/** Each removes some of what was of use until `before` only, and answers how many. */
const sweeps: Record<Swept, (db: Db, before: Date) => Promise<bigint>> = {
  refusedApplicants: (db, before) =>
    countDeleted(
      db
        .deleteFrom('members')
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('members')
            .select('id')
            .where('refused_at', '<', before)
            .where('admitted_at', 'is', null)
            .where('is_active', '=', false)
            .limit(rows),
        ),
    ),
  contactMessages: (db, before) =>
    countDeleted(
      db
        .deleteFrom('contact_messages')
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('contact_messages').select('id').where('created_at', '<', before).limit(rows),
        ),
    ),
  // a day later than the database allows: its clock and its days may differ from ours
  securityEvents: (db, before) =>
    countDeleted(
      db.deleteFrom('security_events').where('id', 'in', ({ selectFrom }) =>
        selectFrom('security_events')
          .select('id')
          .where('at', '<', new Date(before.getTime() - dayMs))
          .limit(rows),
      ),
    ),
  dataExports: (db, before) =>
    countDeleted(
      db
        .deleteFrom('data_exports')
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('data_exports').select('id').where('ready_at', '<', before).limit(rows),
        ),
    ),
  trashedPosts: (db, before) =>
    countDeleted(
      db
        .deleteFrom('posts')
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('posts').select('id').where('status', '=', 'trashed').where('trashed_at', '<', before).limit(rows),
        ),
    ),
  notifications: async (db, before) =>
    (await countDeleted(
      db
        .deleteFrom('notifications')
        .where(({ eb, refTuple, selectFrom }) =>
          eb(
            refTuple('recipient_id', 'event_id'),
            'in',
            selectFrom('notification_events as events')
              .innerJoin('notifications as old', 'old.event_id', 'events.id')
              .select(['old.recipient_id', 'old.event_id'])
              .where('events.created_at', '<', before)
              .limit(rows)
              .$asTuple('recipient_id', 'event_id'),
          ),
        ),
    )) +
    (await countDeleted(
      db
        .deleteFrom('notification_events')
        .where('created_at', '<', before)
        .where(({ exists, not, selectFrom }) =>
          not(
            exists(selectFrom('notifications').select('event_id').whereRef('event_id', '=', 'notification_events.id')),
          ),
        ),
    )),
  unconfirmedFollowers: (db, before) =>
    countDeleted(
      db
        .deleteFrom('office_followers')
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('office_followers')
            .select('id')
            .where('confirmed_at', 'is', null)
            .where('requested_at', '<', before)
            .limit(rows),
        ),
    ),
  unconfirmedEventVisitors: (db, before) =>
    countDeleted(
      db
        .deleteFrom('event_visitors')
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('event_visitors as visitors')
            .leftJoin('attendances', 'attendances.visitor_id', 'visitors.id')
            .select('visitors.id')
            .where('visitors.requested_at', '<', before)
            .where('attendances.id', 'is', null)
            .limit(rows),
        ),
    ),
  eventVisitors: (db, before) =>
    countDeleted(
      db
        .deleteFrom('event_visitors')
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('event_visitors as visitors')
            .innerJoin('events', 'events.post_id', 'visitors.post_id')
            .select('visitors.id')
            .where('events.ends_at', '<', before)
            .limit(rows),
        ),
    ),
  givenUpMails: (db, before) =>
    countDeleted(
      db
        .deleteFrom('mails')
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('mails').select('id').where('given_up_at', '<', before).limit(rows),
        ),
    ),
  endedSessions: async (db, before) =>
    (await countDeleted(
      db
        .deleteFrom('sessions')
        .where('id', 'in', ({ selectFrom }) =>
          selectFrom('sessions').select('id').where('expires_at', '<', before).limit(rows),
        ),
    )) + (await countDeleted(db.deleteFrom('member_tokens').where('expires_at', '<', before))),
  vitals: (db, before) =>
    countDeleted(
      db
        .deleteFrom('front_end_vitals')
        .where(place, 'in', ({ selectFrom }) =>
          selectFrom('front_end_vitals').select(place.as('place')).where('hour', '<', before).limit(rows),
        ),
    ),
  frontEndLoads: (db, before) =>
    countDeleted(
      db
        .deleteFrom('front_end_loads')
        .where(place, 'in', ({ selectFrom }) =>
          selectFrom('front_end_loads').select(place.as('place')).where('day', '<', before).limit(rows),
        ),
    ),
  visitReports: (db, before) =>
    countDeleted(
      db
        .deleteFrom('visit_reports')
        .where(place, 'in', ({ selectFrom }) =>
          selectFrom('visit_reports').select(place.as('place')).where('opened_at', '<', before).limit(rows),
        ),
    ),
  networkVisits: (db, before) =>
    countDeleted(
      db
        .deleteFrom('network_visits')
        .where(place, 'in', ({ selectFrom }) =>
          selectFrom('network_visits').select(place.as('place')).where('opened_at', '<', before).limit(rows),
        ),
    ),
  // each build has a bounded number of them
  frontEndErrors: (db, before) => countDeleted(db.deleteFrom('front_end_errors').where('last_seen', '<', before)),
};

type Deletion = { executeTakeFirstOrThrow(): Promise<{ numDeletedRows: bigint }> };
const countDeleted = async (deletion: Deletion) => (await deletion.executeTakeFirstOrThrow()).numDeletedRows;

/** Removes what has been kept for as long as the contract says; answers how many rows of what. */
export async function applyRetention(db: Db, now = new Date()) {
  const removed: Partial<Record<Swept, number>> = {};
  for (const [what, sweep] of Object.entries(sweeps) as [Swept, (typeof sweeps)[Swept]][]) {
    const before = new Date(now.getTime() - retentionDays[what] * dayMs);
    let count = 0n;
    let last: bigint;
    do {
      last = await sweep(db, before);
      count += last;
    } while (last >= BigInt(serverLimits.sweepRows));
    if (count > 0n) removed[what] = Number(count);
  }
  return removed;
}
