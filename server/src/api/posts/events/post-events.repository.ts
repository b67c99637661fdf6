import type { EventForm } from 'shared-api/contract/posts/post-events.contract';
import type { Transaction } from '../../../platform/database/db.ts';
import { toMoment } from '../../../platform/database/to-moment.ts';

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
