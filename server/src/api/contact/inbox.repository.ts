import { type SqlBool, sql } from 'kysely';
import type { MessageState } from 'shared-api/contract/contact.contract';
import type { Db } from '../../platform/database/db.ts';
import type { Position } from '../../platform/http/paging.ts';

const columns = ['id', 'name', 'contact', 'message', 'state', 'created_at as createdAt'] as const;

export function inboxRepository(db: Db) {
  const messages = (state?: MessageState) =>
    db.selectFrom('contact_messages').$if(state !== undefined, (query) => query.where('state', '=', state ?? 'new'));

  return {
    list: (state: MessageState | undefined, limit: number, after?: Position) =>
      messages(state)
        .select(columns)
        .$if(after !== undefined, (query) => query.where(sql<SqlBool>`(created_at, id) < (${after?.at}, ${after?.id})`))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(sql.lit(limit))
        .execute(),

    async count(state?: MessageState) {
      const { total } = await messages(state).select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
      return total;
    },

    lock: (transaction: Db, id: string) =>
      transaction.selectFrom('contact_messages').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

    mark: (transaction: Db, id: string, state: MessageState) =>
      transaction.updateTable('contact_messages').set({ state }).where('id', '=', id).execute(),
  };
}
export type InboxRepository = ReturnType<typeof inboxRepository>;
