import type { Transaction } from '../../platform/database/db.ts';

/** Members as policies see them, while a transaction acts in their name or on them. */
export const actorsRepository = {
  /** Nobody changes these until the transaction ends. In the order of their ids, so that two never wait for each other. */
  lock: (transaction: Transaction, ids: string[]) =>
    transaction
      .selectFrom('members')
      .select(['id', 'role', 'office_id as officeId', 'is_active as isActive'])
      .select(['must_change_password as mustChangePassword', 'second_factor_due_at as secondFactorDueAt'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute(),
};
