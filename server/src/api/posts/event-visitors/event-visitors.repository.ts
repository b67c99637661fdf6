import { sql } from 'kysely';
import { retentionDays } from 'shared-api/contract/retention';
import type { Db, Transaction } from '../../../platform/database/db.ts';

type Request = { postId: string; name: string; email: string };

const visitors = (db: Db) =>
  db
    .selectFrom('event_visitors as visitors')
    .leftJoin('attendances', 'attendances.visitor_id', 'visitors.id')
    .select(['visitors.id', 'visitors.secret', 'visitors.email', 'visitors.post_id as postId']);
export type EventVisitor = { id: string; secret: string; email: string };

/** Those who stand in the line of an event without an account: a visitor is confirmed once it has a row there. */
export const eventVisitorsRepository = {
  /** The same row when the address asks again. Nobody else changes the name of a visitor who is confirmed. */
  request: (transaction: Transaction, { postId, name, email }: Request) =>
    transaction
      .insertInto('event_visitors')
      .values({ post_id: postId, name, email })
      .onConflict((conflict) =>
        conflict.expression(sql`post_id, lower(email)`).doUpdateSet({
          requested_at: sql<Date>`now()`,
          name: sql<string>`case when exists (select from attendances where visitor_id = event_visitors.id)
            then event_visitors.name else excluded.name end`,
        }),
      )
      .returning(['id', 'secret', 'email', 'requested_at as requestedAt'])
      .executeTakeFirstOrThrow(),

  /** Not one that let the time to confirm pass. */
  find: (db: Db, id: string) =>
    visitors(db)
      .where('visitors.id', '=', id)
      .where(({ eb, or }) =>
        or([
          eb('attendances.id', 'is not', null),
          eb(
            'visitors.requested_at',
            '>',
            sql<Date>`now() - make_interval(days => ${retentionDays.unconfirmedEventVisitors})`,
          ),
        ]),
      )
      .executeTakeFirst(),

  list: async (db: Db, ids: string[]): Promise<EventVisitor[]> =>
    ids.length > 0 ? visitors(db).where('visitors.id', 'in', ids).execute() : [],

  /** Each time that somebody asked to come by this address, confirmed or not. */
  listOfAddress: (db: Db, email: string) =>
    visitors(db).where(sql`lower(visitors.email)`, '=', email.toLowerCase()).orderBy('visitors.post_id').execute(),

  /** With its place in the line. */
  remove: (transaction: Transaction, id: string) =>
    transaction.deleteFrom('event_visitors').where('id', '=', id).execute(),
};
