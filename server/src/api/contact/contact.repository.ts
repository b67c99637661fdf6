import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { MessageState } from 'shared-api/contract/contact.contract';
import type { Db, Transaction } from '../../platform/database/db.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Position } from '../../platform/http/paging.ts';

type NewMessage = { name: string; contact: string; message: string };

type MessagesFilter = {
  state?: MessageState | undefined;
  /** Who takes care of them; null for those that nobody does. */
  assignee?: string | null | undefined;
};

const columns = [
  'contact_messages.id',
  'contact_messages.name',
  'contact_messages.contact',
  'contact_messages.message',
  'contact_messages.state',
  'contact_messages.created_at as createdAt',
  'contact_messages.version',
  'members.id as assigneeId',
  'members.name as assigneeName',
] as const;

const withAssignees = (db: Db) =>
  db.selectFrom('contact_messages').leftJoin('members', 'members.id', 'contact_messages.assignee_id');

const matching =
  ({ state, assignee }: MessagesFilter) =>
  ({ eb, and }: ExpressionBuilder<Tables, 'contact_messages'>) =>
    and([
      ...(state ? [eb('contact_messages.state', '=', state)] : []),
      ...(assignee ? [eb('contact_messages.assignee_id', '=', assignee)] : []),
      ...(assignee === null ? [eb('contact_messages.assignee_id', 'is', null)] : []),
    ]);

const byId = (db: Db, id: string) => withAssignees(db).select(columns).where('contact_messages.id', '=', id);

const listReplies = (db: Db, messageId: string) =>
  db
    .selectFrom('contact_replies')
    .innerJoin('members', 'members.id', 'contact_replies.author_id')
    .select(['contact_replies.id', 'contact_replies.text', 'contact_replies.sent_at as sentAt'])
    .select(['members.id as authorId', 'members.name as authorName'])
    .where('contact_replies.message_id', '=', messageId)
    .orderBy('contact_replies.sent_at')
    .orderBy('contact_replies.id')
    .execute();

const withReplies = async (db: Db, message: MessageRow | undefined) =>
  message && { ...message, replies: await listReplies(db, message.id) };

export const contactRepository = {
  add: (transaction: Transaction, message: NewMessage) =>
    transaction.insertInto('contact_messages').values(message).returning('id').executeTakeFirstOrThrow(),

  list: (db: Db, filter: MessagesFilter, limit: number, after?: Position) =>
    withAssignees(db)
      .select(columns)
      .where(matching(filter))
      .$if(after !== undefined, (query) =>
        query.where(sql<SqlBool>`(contact_messages.created_at, contact_messages.id) < (${after?.at}, ${after?.id})`),
      )
      .orderBy('contact_messages.created_at', 'desc')
      .orderBy('contact_messages.id', 'desc')
      .limit(sql.lit(limit))
      .execute(),

  async count(db: Db, filter: MessagesFilter) {
    const { total } = await db
      .selectFrom('contact_messages')
      .where(matching(filter))
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirstOrThrow();
    return total;
  },

  /** The oldest that has no answer yet; by the index, which begins with the state. */
  async findLongestWaiting(db: Db) {
    const oldest = (state: MessageState) => sql`
      (select id, created_at from contact_messages where state = ${state} order by created_at, id limit 1)`;
    const { rows } = await sql<{ id: string; createdAt: Date }>`
      select id, created_at as "createdAt" from (${oldest('new')} union all ${oldest('read')}) as oldest
      order by created_at limit 1`.execute(db);
    return rows[0];
  },

  find: async (db: Db, id: string) => withReplies(db, await byId(db, id).executeTakeFirst()),

  lock: async (transaction: Transaction, id: string) =>
    withReplies(transaction, await byId(transaction, id).forUpdate('contact_messages').executeTakeFirst()),

  mark: (transaction: Transaction, id: string, state: MessageState) =>
    transaction.updateTable('contact_messages').set({ state }).where('id', '=', id).execute(),

  assign: (transaction: Transaction, id: string, assignee_id: string | null) =>
    transaction.updateTable('contact_messages').set({ assignee_id }).where('id', '=', id).execute(),

  addReply: (transaction: Transaction, reply: { message_id: string; author_id: string; text: string }) =>
    transaction.insertInto('contact_replies').values(reply).execute(),
};
export type MessageRow = Awaited<ReturnType<typeof contactRepository.list>>[number];
export type OpenMessageRow = NonNullable<Awaited<ReturnType<typeof contactRepository.find>>>;
