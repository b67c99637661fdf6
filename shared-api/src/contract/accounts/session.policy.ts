import type { PrivateMember } from '../members/members.contract.ts';
import { isSecondFactorOverdue, needsSecondFactor } from './factors.policy.ts';

type Account = Pick<PrivateMember, 'role' | 'mustChangePassword' | 'secondFactorDueAt'>;

/** Why staff may not work as staff yet, in the code of the rejection: others know its password, or its second factor is overdue. */
export function heldBackBy({ role, ...account }: Account) {
  if (!needsSecondFactor({ role })) return undefined;
  if (account.mustChangePassword) return 'own_password_required';
  return isSecondFactorOverdue(account) ? 'second_factor_required' : undefined;
}
export type HeldBackBy = NonNullable<ReturnType<typeof heldBackBy>>;

/** The account with what a session of it may do now: staff that is held back may do what an ordinary member may. */
export const toSessionMember = <A extends Account>(account: A): A =>
  heldBackBy(account) ? { ...account, role: 'OM' } : account;
