import type { Db } from '../../platform/database/db.ts';

type NewMessage = { name: string; contact: string; message: string };

export function contactRepository(db: Db) {
  return {
    add: (message: NewMessage) => db.insertInto('contact_messages').values(message).execute(),
  };
}
