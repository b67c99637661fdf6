import { sql } from 'kysely';
import type { LinkPurpose } from 'shared-api/contract/account.contract';
import { limits } from 'shared-api/contract/limits';
import { hashOfToken, newToken } from '../../platform/credentials/token.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';

const lifeMinutes = {
  reset_password: limits.resetLinkMinutes,
  confirm_email: limits.confirmationLinkMinutes,
  invitation: limits.invitationHours * 60,
};

/** Tokens of mailed links: each works once, for a limited time, and only its hash is stored. */
export const memberTokensRepository = {
  async issue(transaction: Transaction, memberId: string, purpose: LinkPurpose, email: string) {
    const token = newToken();
    const expiresAt = new Date(Date.now() + lifeMinutes[purpose] * 60_000);
    await transaction.deleteFrom('member_tokens').where('expires_at', '<', sql<Date>`now()`).execute();
    await transaction
      .insertInto('member_tokens')
      .values({ token_hash: hashOfToken(token), member_id: memberId, purpose, email, expires_at: expiresAt })
      .execute();
    return { token, expiresAt };
  },

  /** Whose it is; undefined when it was spent, or is too old. */
  findHolder: (db: Db, token: string, purpose: LinkPurpose) =>
    db
      .selectFrom('member_tokens')
      .innerJoin('members', 'members.id', 'member_tokens.member_id')
      .select(['members.id', 'members.name', 'members.email', 'member_tokens.email as mailedTo'])
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

  discard: (transaction: Transaction, memberId: string, ...purposes: LinkPurpose[]) =>
    transaction
      .deleteFrom('member_tokens')
      .where('member_id', '=', memberId)
      .where('purpose', 'in', purposes)
      .execute(),
};
