import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { fromNow } from '../../platform/database/from-now.ts';

type Delivery = { sessionHash: string; eventId: string };

const update = (db: Db, { sessionHash, eventId }: Delivery) =>
  db.updateTable('push_deliveries').where('session_hash', '=', sessionHash).where('event_id', '=', eventId);

export const pushDeliveriesRepository = {
  /** The deliveries that waited longest, for the caller alone: should it vanish, they are due again after `ms`. */
  async claim(db: Db, limit: number, ms: number) {
    const { rows } = await sql<Delivery & { tries: number }>`
      with due as (
        select session_hash, event_id from push_deliveries
        where due_at <= now() order by due_at limit ${sql.lit(limit)} for update skip locked
      )
      update push_deliveries set tries = tries + 1, due_at = ${fromNow(ms)} from due
      where push_deliveries.session_hash = due.session_hash and push_deliveries.event_id = due.event_id
      returning push_deliveries.session_hash as "sessionHash", push_deliveries.event_id as "eventId", tries`.execute(
      db,
    );
    return rows;
  },

  /** To whom it goes, of those who are still signed in. */
  findRecipient: (db: Db, sessionHash: string) =>
    db
      .selectFrom('push_subscriptions as push')
      .innerJoin('sessions', 'sessions.token_hash', 'push.session_hash')
      .innerJoin('members', 'members.id', 'push.member_id')
      .leftJoin('quiet_hours as quiet', 'quiet.member_id', 'push.member_id')
      .select(['members.id', 'members.role', 'push.endpoint', 'push.p256dh', 'push.auth'])
      .select(['quiet.is_on as isQuiet', 'quiet.begins', 'quiet.ends'])
      .where('push.session_hash', '=', sessionHash)
      .where('sessions.expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst(),

  remove: (db: Db, { sessionHash, eventId }: Delivery) =>
    db.deleteFrom('push_deliveries').where('session_hash', '=', sessionHash).where('event_id', '=', eventId).execute(),

  postpone: (db: Db, delivery: Delivery, ms: number) =>
    update(db, delivery)
      .set({ due_at: fromNow(ms) })
      .execute(),

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
export type PushRecipient = NonNullable<Awaited<ReturnType<typeof pushDeliveriesRepository.findRecipient>>>;
