import { sql } from 'kysely';
import type { Db, Transaction } from '../database/db.ts';
import type { Leaver, Person, SomeTables } from '../database/table-facts.ts';
import type { MailsService } from './mails.service.ts';
import { recipients } from './recipients.ts';

declare module '../database/tables.ts' {
  interface Tables {
    /** What is still to be sent. */
    mails: {
      id: Generated<string>;
      recipient: string;
      reply_to: string | null;
      subject: string;
      text: string;
      html: string;
      tries: Generated<number>;
      due_at: Timestamp;
      held_for: string | null;
      /** What it is about: it goes unsent with each of them. */
      follower_id: string | null;
      post_id: string | null;
      visitor_id: string | null;
      attendance_id: string | null;
      member_id: string | null;
      given_up_at: MaybeTimestamp;
      last_error: string | null;
      created_at: Timestamp;
      /** One of many that tell what happened: those of accounts go first. */
      is_bulk: Generated<boolean>;
      /** Where its reader stops mails of its kind. */
      stop_url: Generated<string | null>;
    };
    mail_rate: { id: Generated<boolean>; minute: Date; sent: number };
    recipient_keys: { id: Generated<boolean>; secret: string; created_at: Timestamp };
    /** Those who want no mails of forms: keyed hashes of their addresses. */
    stopped_recipients: { recipient: string; stopped_at: Timestamp };
  }
}

/** A member that is erased; the mails that others get because of it. */
export type LeaverByMail = Leaver & { mails: Pick<MailsService, 'queue'> };

/** To an address it had before, too; but not to one that was asked for, never confirmed, and is another member's. */
const deleteMailsTo = (transaction: Transaction, { id, email, pendingEmail }: Person) =>
  transaction
    .deleteFrom('mails')
    .where(({ and, eb, exists, not, selectFrom }) => {
      const ofAnother = selectFrom('members')
        .select('id')
        .where('id', '<>', id)
        .where('deleted_at', 'is', null)
        .where(sql`lower(members.email)`, '=', sql`lower(mails.recipient)`);
      const own = [email, ...(pendingEmail ? [pendingEmail] : [])].map((address) => address.toLowerCase());
      return and([eb(sql`lower(recipient)`, 'in', own), not(exists(ofAnother))]);
    })
    .execute();

const listMailsWaiting = (db: Db, { email }: Person) =>
  db
    .selectFrom('mails')
    .select(['subject', 'created_at as createdAt'])
    .where(sql`lower(recipient)`, '=', email.toLowerCase())
    .execute();

export const mailTables = {
  mails: {
    archive: { since: 6 },
    keptFor: { givenUpMails: 'given_up_at' },
    person: {
      recipient: { erased: deleteMailsTo, shown: { mailsWaiting: listMailsWaiting } },
      member_id: { erased: 'deleted', shown: false },
    },
  },
  mail_rate: { archive: 'passing', keptFor: 'use', person: 'none' },
  recipient_keys: { archive: { since: 50 }, keptFor: 'portal', person: 'none' },
  stopped_recipients: {
    archive: { since: 50 },
    keptFor: 'portal',
    person: {
      // the mailbox asked for it, which may have no account
      recipient: {
        erased: 'kept',
        shown: {
          stoppedMailsOfForms: async (db, { confirmedEmail }) =>
            confirmedEmail === null ? null : ((await recipients.findStop(db, confirmedEmail)) ?? null),
        },
      },
    },
  },
} satisfies SomeTables;
