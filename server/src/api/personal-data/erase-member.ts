import { sql } from 'kysely';
import type { PostsFate } from 'shared-api/contract/personal-data.contract';
import { formerMemberName } from '../../messages.ts';
import type { Transaction } from '../../platform/database/db.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { factorsRepository } from '../factors/factors.repository.ts';
import { membersRepository } from '../members/members.repository.ts';
import { leaveAllEvents, leaveAllEventsAsVisitor } from '../posts/attendance/give-free-places.ts';
import { picturesOfPosts } from '../posts/posts.repository.ts';

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

async function listPicturesOf(transaction: Transaction, memberId: string) {
  const inPosts = picturesOfPosts('author_id', memberId);
  const shown = await transaction.selectFrom('pictures').select('hash').where('hash', 'in', inPosts).execute();
  return shown.map(({ hash }) => hash);
}

/** Of posts that stay, what nobody reads goes, and what they said before: nobody is left who would publish or restore it. */
async function deletePosts(transaction: Transaction, memberId: string, fate: PostsFate) {
  const ofMember = transaction.selectFrom('posts').select('id').where('author_id', '=', memberId);
  if (fate === 'delete') await transaction.deleteFrom('posts').where('id', 'in', ofMember).execute();
  else {
    await transaction
      .deleteFrom('posts')
      .where('id', 'in', ofMember.where('status', 'not in', ['published', 'expired']))
      .execute();
    await transaction.deleteFrom('post_revisions').where('post_id', 'in', ofMember).execute();
  }
}

/** To an address it had before, too; but not to one that was asked for, never confirmed, and is another member's. */
const deleteMailsTo = (transaction: Transaction, memberId: string, recipients: string[]) =>
  transaction
    .deleteFrom('mails')
    .where(({ and, eb, exists, not, or, selectFrom }) => {
      const ofAnother = selectFrom('members')
        .select('id')
        .where('id', '<>', memberId)
        .where('deleted_at', 'is', null)
        .where(sql`lower(members.email)`, '=', sql`lower(mails.recipient)`);
      const own = recipients.map((recipient) => recipient.toLowerCase());
      return or([eb('member_id', '=', memberId), and([eb(sql`lower(recipient)`, 'in', own), not(exists(ofAnother))])]);
    })
    .execute();

/** What was asked for by the address alone, without the account. One that was never confirmed may be a stranger's. */
async function forgetAddress(transaction: Transaction, mails: Pick<MailsService, 'queue'>, email: string) {
  await leaveAllEventsAsVisitor(transaction, mails, email);
  await transaction.deleteFrom('office_followers').where(sql`lower(email)`, '=', email.toLowerCase()).execute();
}

/** Removes the person from the portal, and its posts where that is wished. @returns pictures that may be shown no more */
export async function eraseMember(
  transaction: Transaction,
  mails: Pick<MailsService, 'queue'>,
  memberId: string,
  fate: PostsFate,
) {
  const { avatar_hash, email, pending_email, is_email_confirmed } = await transaction
    .selectFrom('members')
    .select(['avatar_hash', 'email', 'pending_email', 'is_email_confirmed'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  const inPosts = await listPicturesOf(transaction, memberId);
  await deletePosts(transaction, memberId, fate);
  await leaveAllEvents(transaction, mails, memberId);
  if (is_email_confirmed) await forgetAddress(transaction, mails, email);
  await membersRepository.endSessions(transaction, memberId);
  await factorsRepository.removeAll(transaction, memberId);
  for (const table of [
    'known_devices',
    'member_tokens',
    'data_exports',
    'account_deletions',
    'notification_choices',
    'push_subscriptions',
    'quiet_hours',
  ] as const)
    await transaction.deleteFrom(table).where(sql.ref('member_id'), '=', memberId).execute();
  for (const table of ['notifications', 'notification_mails'] as const)
    await transaction.deleteFrom(table).where(sql.ref('recipient_id'), '=', memberId).execute();
  await transaction.deleteFrom('notification_events').where('member_id', '=', memberId).execute();
  await transaction
    .updateTable('contact_messages')
    .set({ assignee_id: null })
    .where('assignee_id', '=', memberId)
    .execute();
  await deleteMailsTo(transaction, memberId, [email, ...(pending_email ? [pending_email] : [])]);
  await transaction
    .updateTable('members')
    .set({ ...blank, deleted_at: sql<Date>`coalesce(deleted_at, now())` })
    .where('id', '=', memberId)
    .execute();
  return [...inPosts, ...(avatar_hash ? [avatar_hash] : [])];
}
