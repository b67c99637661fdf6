import type { PrivateMember } from 'shared-api/contract/members.contract';
import { isOneself } from 'shared-api/contract/members.policy';
import type { Db } from '../../platform/database/db.ts';
import { forbidden, notFound, ownAccount, refuseChanged, unauthenticated } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type ManagedMember, managedMembersRepository as members } from './managed-members.repository.ts';
import { toPrivateMember } from './members.presenter.ts';

type Rule = (viewer: PrivateMember, target: PrivateMember) => boolean;
type Work<T> = (transaction: Db, target: ManagedMember) => Promise<T>;

/** The rows as they are now, not as they were when the request came: another act may have been quicker. */
async function lockViewer(transaction: Db, { viewer }: Actor, ...others: string[]) {
  const rows = await members.lock(transaction, [viewer.id, ...others]);
  const row = rows.find(({ memberId }) => memberId === viewer.id);
  if (!row?.isActive) throw unauthenticated();
  return { viewer: toPrivateMember(row), rows };
}

/** Works in one transaction that the viewer, as it stands now, may do. @throws Refusal 401, 403 */
export const actAs = <T>(
  db: Db,
  actor: Actor,
  may: (viewer: PrivateMember) => boolean,
  work: (transaction: Db, viewer: PrivateMember) => Promise<T>,
) =>
  db.transaction().execute(async (transaction) => {
    const { viewer } = await lockViewer(transaction, actor);
    if (!may(viewer)) throw forbidden();
    return work(transaction, viewer);
  });

/** One act on another member: asked of both rows as they stand now, done whole or not at all. @throws Refusal */
export const actOnMember = <T>(db: Db, actor: Actor, id: string, may: Rule, work: Work<T>) =>
  db.transaction().execute(async (transaction) => {
    const { viewer, rows } = await lockViewer(transaction, actor, id);
    const target = rows.find(({ memberId }) => memberId === id);
    if (!target) throw notFound();
    if (isOneself(viewer, { id })) throw ownAccount();
    if (!may(viewer, toPrivateMember(target))) throw forbidden();
    refuseChanged(actor.seenVersion, toPrivateMember(target));
    return work(transaction, target);
  });
