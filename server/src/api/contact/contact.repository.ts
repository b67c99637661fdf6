import { type SqlBool, sql } from 'kysely';
import type { MessageState } from 'shared-api/contract/contact.contract';
import type { Db, Transaction } from '../../platform/database/db.ts';
import type { Position } from '../../platform/http/paging.ts';

type NewMessage = { name: string; contact: string; message: string };

const columns = ['id', 'name', 'contact', 'message', 'state', 'created_at as createdAt'] as const;

const messages = (db: Db, state?: MessageState) =>
  db.selectFrom('contact_messages').$if(state !== undefined, (query) => query.where('state', '=', state ?? 'new'));

export const contactRepository = {
  add: (transaction: Transaction, message: NewMessage) =>
    transaction.insertInto('contact_messages').values(message).execute(),

  list: (db: Db, state: MessageState | undefined, limit: number, after?: Position) =>
    messages(db, state)
      .select(columns)
      .$if(after !== undefined, (query) => query.where(sql<SqlBool>`(created_at, id) < (${after?.at}, ${after?.id})`))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(sql.lit(limit))
      .execute(),

  async count(db: Db, state?: MessageState) {
    const { total } = await messages(db, state)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },

  lock: (transaction: Transaction, id: string) =>
    transaction.selectFrom('contact_messages').select(columns).where('id', '=', id).forUpdate().executeTakeFirst(),

  mark: (transaction: Transaction, id: string, state: MessageState) =>
    transaction.updateTable('contact_messages').set({ state }).where('id', '=', id).execute(),
};
export type MessageRow = Awaited<ReturnType<typeof contactRepository.list>>[number];
