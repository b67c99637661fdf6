import { sql } from 'kysely';
import { serverLimits } from '../../limits.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { fromNow } from '../../platform/database/from-now.ts';

type Delivery = { sessionHash: string; eventId: string };

const update = (db: Db, { sessionHash, eventId }: Delivery) =>
  db.updateTable('push_deliveries').where('session_hash', '=', sessionHash).where('event_id', '=', eventId);

const due = (db: Db, limit: number) =>
  db
    .selectFrom('push_deliveries as deliveries')
    .innerJoin('push_subscriptions as push', 'push.session_hash', 'deliveries.session_hash')
    .innerJoin('sessions', 'sessions.token_hash', 'push.session_hash')
    .innerJoin('members', 'members.id', 'push.member_id')
    .leftJoin('quiet_hours as quiet', 'quiet.member_id', 'push.member_id')
    .select(['deliveries.session_hash as sessionHash', 'deliveries.event_id as eventId'])
    .select(['members.id', 'members.role', 'push.endpoint', 'push.p256dh', 'push.auth'])
    .select(['quiet.is_on as isQuiet', 'quiet.begins', 'quiet.ends'])
    .where('deliveries.due_at', '<=', sql<Date>`now()`)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .orderBy('deliveries.due_at')
    .limit(sql.lit(limit))
    .forUpdate('deliveries')
    .skipLocked();

export const pushDeliveriesRepository = {
  /**
   * The deliveries that waited longest, and to whom they go, for the caller alone: should it vanish, they are due again after
   * `ms`. Those of a session that is over go with it.
   */
  claim: (db: Db, limit: number, ms: number) =>
    db
      .with('due', () => due(db, limit))
      .updateTable('push_deliveries as deliveries')
      .from('due')
      .set({ tries: sql`deliveries.tries + 1`, due_at: fromNow(ms) })
      .whereRef('deliveries.session_hash', '=', 'due.sessionHash')
      .whereRef('deliveries.event_id', '=', 'due.eventId')
      .returning(['due.sessionHash', 'due.eventId', 'deliveries.tries'])
      .returning(['due.id', 'due.role', 'due.endpoint', 'due.p256dh', 'due.auth'])
      .returning(['due.isQuiet', 'due.begins', 'due.ends'])
      .execute(),

  remove: (db: Db, { sessionHash, eventId }: Delivery) =>
    db.deleteFrom('push_deliveries').where('session_hash', '=', sessionHash).where('event_id', '=', eventId).execute(),

  postpone: (db: Db, delivery: Delivery, ms: number) =>
    update(db, delivery)
      .set({ due_at: fromNow(ms) })
      .execute(),

  async countWaiting(db: Db) {
    const { total } = await db
      .selectFrom((from) =>
        from.selectFrom('push_deliveries').select('event_id').limit(sql.lit(serverLimits.maxRowsCounted)).as('waiting'),
      )
      .select(({ fn }) => fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return Number(total);
  },

  /** It was not tried. */
  hold: (db: Db, delivery: Delivery, due_at: Date) => update(db, delivery).set({ due_at, tries: 0 }).execute(),

  /** What was held by quiet hours of before. Those that were tried keep their pause. */
  makeDue: (transaction: Transaction, memberId: string) =>
    transaction
      .updateTable('push_deliveries')
      .set({ due_at: sql<Date>`now()` })
      .where('tries', '=', 0)
      .where('session_hash', 'in', ({ selectFrom }) =>
        selectFrom('push_subscriptions').select('session_hash').where('member_id', '=', memberId),
      )
      .execute(),
};
export type ClaimedDelivery = Awaited<ReturnType<typeof pushDeliveriesRepository.claim>>[number];
