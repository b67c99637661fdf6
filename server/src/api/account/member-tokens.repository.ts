import { sql } from 'kysely';
import type { LinkPurpose } from 'shared-api/contract/accounts/account.contract';
import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import { hashOfToken, newToken } from '../../platform/credentials/token.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import type { MailedToken } from './account.messages.ts';

const lifeMinutes = {
  reset_password: accountLimits.resetLinkMinutes,
  confirm_email: accountLimits.confirmationLinkMinutes,
  invitation: accountLimits.invitationHours * 60,
};

type Issued = { memberId: string; email: string; token: MailedToken };

const newMailedToken = (purpose: LinkPurpose): MailedToken => ({
  token: newToken(),
  expiresAt: new Date(Date.now() + lifeMinutes[purpose] * 60_000),
});

async function store(transaction: Transaction, purpose: LinkPurpose, issued: Issued[]) {
  const rows = issued.map(({ memberId, email, token: { token, expiresAt } }) => ({
    token_hash: hashOfToken(token),
    member_id: memberId,
    purpose,
    email,
    expires_at: expiresAt,
  }));
  await transaction.deleteFrom('member_tokens').where('expires_at', '<', sql<Date>`now()`).execute();
  await transaction.insertInto('member_tokens').values(rows).execute();
}

/** Tokens of mailed links: each works once, for a limited time, and only its hash is stored. */
export const memberTokensRepository = {
  async issue(transaction: Transaction, memberId: string, purpose: LinkPurpose, email: string) {
    const token = newMailedToken(purpose);
    await store(transaction, purpose, [{ memberId, email, token }]);
    return token;
  },

  /** The same for many members: each of them with its token. */
  async issueAll<M extends Omit<Issued, 'token'>>(transaction: Transaction, purpose: LinkPurpose, members: M[]) {
    const issued = members.map((member) => ({ ...member, token: newMailedToken(purpose) }));
    await store(transaction, purpose, issued);
    return issued;
  },

  /** Whose it is; undefined when it was spent, or is too old. */
  findHolder: (db: Db, token: string, purpose: LinkPurpose) =>
    db
      .selectFrom('member_tokens')
      .innerJoin('members', 'members.id', 'member_tokens.member_id')
      .select(['members.id', 'members.name', 'members.email', 'members.pending_email as pendingEmail'])
      .select('member_tokens.email as mailedTo')
      .where('token_hash', '=', hashOfToken(token))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', sql<Date>`now()`)
      .executeTakeFirst(),

  /** Whose it was, and the address it was mailed to; undefined when it was spent before. */
  spend: (transaction: Transaction, token: string, purpose: LinkPurpose) =>
    transaction
      .deleteFrom('member_tokens')
      .where('token_hash', '=', hashOfToken(token))
      .where('purpose', '=', purpose)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['member_id as memberId', 'email'])
      .executeTakeFirst(),

  discard: (transaction: Transaction, memberIds: string[], ...purposes: LinkPurpose[]) =>
    transaction
      .deleteFrom('member_tokens')
      .where('member_id', 'in', memberIds)
      .where('purpose', 'in', purposes)
      .execute(),
};
