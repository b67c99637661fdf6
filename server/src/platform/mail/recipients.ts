import { createHmac } from 'node:crypto';
import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import * as pathTo from 'shared-api/contract/path-to';
import { foldRecipient } from '../credentials/fold-recipient.ts';
import { idOfMailedToken, isMailedToken, toMailedToken } from '../credentials/mailed-token.ts';
import { findSecret, storedSecret } from '../credentials/stored-secret.ts';
import type { Db, Transaction } from '../database/db.ts';
import { keyOfUses, takeWithin } from '../limits/take-within.ts';

const keys = 'recipient_keys';

/** To whom a form would mail a link. */
export type Addressee = {
  to: string;
  /** What the link is about, such as a member's id: one mail of a kind about it, until a while has passed. */
  about: string;
  /** Its reader has shown that the address is its own, so it can be rejected nothing that it asks for itself. */
  isConfirmed?: boolean;
};
export type FormMailKind = 'account_change' | 'confirm_email' | 'reset_password' | 'invitation' | 'follow' | 'visit';

/** A mailbox as the tables know it: without the key nobody tells whose it is. */
function idOf(secret: string, email: string) {
  const hash = createHmac('sha256', secret).update(foldRecipient(email)).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-');
}

/** What is counted of one kind of mail about one thing. */
const toPause = (kind: FormMailKind) => ({ name: `form-mail ${kind}`, minutes: accountLimits.nextFormMailMinutes });
const toPauseKey = (id: string, { about }: Addressee) => `${id} ${about}`;

const toReader = (secret: string, id: string) => ({ id, secret: `${secret} ${id}` });

const stopPathOf = (secret: string, id: string) => pathTo.noMails(toMailedToken(toReader(secret, id), 'stop'));

async function listStopped(db: Db | Transaction, ids: string[]) {
  if (ids.length === 0) return new Set<string>();
  const rows = await db.selectFrom('stopped_recipients').select('recipient').where('recipient', 'in', ids).execute();
  return new Set(rows.map(({ recipient }) => recipient));
}

/**
 * Who is mailed by the forms that anybody can fill in with any address. One bound a day for a mailbox over all forms, no second
 * mail before the first can have come, and none to a reader who wants none.
 */
export const recipients = {
  /**
   * Of those to whom a form would mail a link, those that may be mailed now, which counts as done; an address that is not
   * proven with the path of the page that stops all such mails. The form answers the same to the others.
   */
  async choose<A extends Addressee>(
    transaction: Transaction,
    kind: FormMailKind,
    addressees: A[],
  ): Promise<(A & { stopAllPath?: string })[]> {
    const secret = await storedSecret(transaction, keys);
    const all = addressees.map((addressee) => ({ addressee, id: idOf(secret, addressee.to) }));
    type Known = (typeof all)[number];
    const toId = ({ id }: Known) => id;

    const unconfirmed = all.filter(({ addressee }) => !addressee.isConfirmed);
    const stopped = await listStopped(transaction, unconfirmed.map(toId));
    const wanted = all.filter(({ id, addressee }) => addressee.isConfirmed || !stopped.has(id));

    const { within: fresh } = await takeWithin(transaction, toPause(kind), wanted, {
      keyOf: ({ id, addressee }) => toPauseKey(id, addressee),
      pointsFor: () => 1,
    });
    const day = { name: 'form-mails', minutes: 24 * 60 };
    const { within: chosen } = await takeWithin(transaction, day, fresh, {
      keyOf: toId,
      pointsFor: ({ addressee: { isConfirmed } }) =>
        isConfirmed ? accountLimits.formMailsForRecipient : accountLimits.unconfirmedFormMails,
    });
    return chosen.map(({ id, addressee }) =>
      addressee.isConfirmed ? addressee : { ...addressee, stopAllPath: stopPathOf(secret, id) },
    );
  },

  /** The link of the last mail was used, or is worth nothing any more: who asks again waits for nothing. */
  async allowNext(transaction: Transaction, kind: FormMailKind, addressee: Addressee) {
    const id = idOf(await storedSecret(transaction, keys), addressee.to);
    const key = keyOfUses(toPause(kind).name, toPauseKey(id, addressee));
    await transaction.deleteFrom('rate_limits').where('key', '=', key).execute();
  },

  /** Whether the mailbox that a link names wants no mails of forms; undefined where the link is not ours. */
  async isStopped(db: Db, token: string): Promise<boolean | undefined> {
    const id = await findId(db, token);
    return id === undefined ? undefined : (await listStopped(db, [id])).has(id);
  },

  /** By the link in a mail. @returns whether it is ours */
  async stop(db: Db, token: string) {
    const recipient = await findId(db, token);
    if (!recipient) return false;
    await db
      .insertInto('stopped_recipients')
      .values({ recipient })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return true;
  },

  /** Takes it back, by the same link. @returns whether it is ours */
  async resume(db: Db, token: string) {
    const recipient = await findId(db, token);
    if (!recipient) return false;
    await db.deleteFrom('stopped_recipients').where('recipient', '=', recipient).execute();
    return true;
  },

  /** Since when the reader of an address wants no mails of forms. */
  async findStop(db: Db, email: string) {
    const secret = await findSecret(db, keys);
    if (!secret) return undefined;
    const row = await db
      .selectFrom('stopped_recipients')
      .select('stopped_at as stoppedAt')
      .where('recipient', '=', idOf(secret, email))
      .executeTakeFirst();
    return row?.stoppedAt;
  },
};

/** The mailbox that a genuine link names. */
async function findId(db: Db, token: string) {
  const id = idOfMailedToken(token);
  const secret = id && (await findSecret(db, keys));
  return secret && isMailedToken(token, toReader(secret, id), 'stop') ? id : undefined;
}
