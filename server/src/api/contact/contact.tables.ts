import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { MessageState } from 'shared-api/contract/contact.contract';
import type { Db } from '../../platform/database/db.ts';
import type { Person, SomeTables } from '../../platform/database/table-facts.ts';

declare module '../../platform/database/tables.ts' {
  interface Tables {
    contact_messages: {
      id: Generated<string>;
      name: string;
      contact: string;
      message: string;
      state: Generated<MessageState>;
      created_at: Timestamp;
      /** Who of staff takes care of it. */
      assignee_id: Generated<string | null>;
      /** Grows with every change of its state and of its assignee, and with every reply. */
      version: Generated<number>;
    };
    contact_replies: { id: Generated<string>; message_id: string; author_id: string; text: string; sent_at: Timestamp };
  }
}

/** Only those from an address that is proven to be the member's: what others wrote from it is theirs. */
const listMessages = (db: Db, { confirmedEmail }: Person) =>
  db
    .selectFrom('contact_messages')
    .select(['name', 'contact', 'message', 'created_at as createdAt'])
    .where(sql`lower(contact)`, '=', confirmedEmail)
    .select(({ selectFrom }) =>
      jsonArrayFrom(
        selectFrom('contact_replies')
          .select(['text', 'sent_at as sentAt'])
          .whereRef('message_id', '=', 'contact_messages.id')
          .orderBy('sent_at'),
      ).as('replies'),
    )
    .orderBy('created_at')
    .execute();

export const contactTables = {
  contact_messages: {
    archive: { since: 5 },
    keptFor: { contactMessages: 'created_at' },
    person: {
      // written as a visitor, like everybody's
      contact: { erased: 'kept', shown: { contactMessages: listMessages } },
      assignee_id: { erased: 'emptied', shown: { messagesTaken: ['created_at as createdAt', 'state'] } },
    },
  },
  contact_replies: {
    archive: { since: 31 },
    keptFor: { with: 'contact_messages' },
    person: { author_id: { erased: 'stays', shown: { repliesToMessages: ['sent_at as sentAt', 'text'] } } },
  },
} satisfies SomeTables;
