import { sql } from 'kysely';
import type { PostsFate } from 'shared-api/contract/accounts/personal-data.contract';
import { formerMemberName } from '../../messages.ts';
import type { Transaction } from '../../platform/database/db.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { personColumns } from '../catalogue.ts';
import { personRepository } from './person.repository.ts';

/** Nothing of the person; what remains is the author of posts and of acts in the audit. */
const blank = {
  name: formerMemberName,
  email: '',
  pending_email: null,
  phone: '',
  addressed_as: 'man' as const,
  password_hash: '',
  avatar_hash: null,
  bio: '',
  about: '',
  description: '',
  sociallinks: '{}',
  is_active: false,
  is_email_confirmed: false,
  last_seen_at: null,
  consented_at: null,
  consent_version: null,
  second_factor_due_at: null,
};

/** Removes the person from the portal, and its posts where that is wished. @returns pictures that may be shown no more */
export async function eraseMember(
  transaction: Transaction,
  mails: Pick<MailsService, 'queue'>,
  memberId: string,
  posts: PostsFate,
) {
  const leaver = { ...(await personRepository.find(transaction, memberId)), mails, posts };
  const pictures = await personRepository.listPictures(transaction, memberId);
  for (const { table, column, erased } of personColumns) {
    const isOfMember = sql`${sql.ref(column)} = ${memberId}`;
    if (typeof erased === 'function') await erased(transaction, leaver);
    if (erased === 'deleted') await sql`delete from ${sql.table(table)} where ${isOfMember}`.execute(transaction);
    if (erased === 'emptied')
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = null where ${isOfMember}`.execute(transaction);
  }
  await transaction
    .updateTable('members')
    .set({ ...blank, deleted_at: sql<Date>`coalesce(deleted_at, now())` })
    .where('id', '=', memberId)
    .execute();
  return pictures.map(({ hash }) => hash);
}
