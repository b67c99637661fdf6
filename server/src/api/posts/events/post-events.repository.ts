import { sql } from 'kysely';
import type { EventForm } from 'shared-api/contract/post-events.contract';
import { timeZone } from 'shared-api/contract/time-zone';
import type { Transaction } from '../../../platform/database/db.ts';

/** The moment at which the clocks of Algeria show this; the database knows how they were set in any year. */
const toMoment = (localTime: string) => sql<Date>`${localTime}::timestamp at time zone ${sql.lit(timeZone)}`;

export const postEventsRepository = {
  async save(transaction: Transaction, postId: string, form: EventForm) {
    const event = {
      begins_at: toMoment(form.eventBegins),
      ends_at: toMoment(form.eventEnds),
      place: form.eventPlace,
      address: form.eventAddress,
      capacity: form.eventCapacity === '' ? null : Number(form.eventCapacity),
      audience: form.eventAudience,
    };
    await transaction
      .insertInto('events')
      .values({ post_id: postId, ...event })
      .onConflict((conflict) => conflict.column('post_id').doUpdateSet(event))
      .execute();
  },

  remove: (transaction: Transaction, postId: string) =>
    transaction.deleteFrom('events').where('post_id', '=', postId).execute(),
};
