import { toSessionMember } from 'shared-api/contract/accounts/session.policy';
import type { Role, Viewer } from 'shared-api/contract/members/members.contract';
import { isTrustedRole } from 'shared-api/contract/members/members.policy';
import type { ErrorReply } from 'shared-api/contract/wire/errors.contract';
import type { Db, Transaction } from '../../platform/database/db.ts';
import {
  forbidden,
  notFound,
  reauthenticationRequired,
  rejectChanged,
  unauthenticated,
} from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { actorsRepository } from './actors.repository.ts';
import { auditRepository, type NewEntry } from './audit.repository.ts';

type Versioned = NonNullable<ErrorReply['current']> & { version: number };

/** What an action is on, and who may do it. */
export type Target<Row> = {
  /** Members whose rows the action changes: they are locked together with the actor's. */
  members?: string[];
  /** Reads the row and keeps others from changing it; undefined where there is none. */
  lock: (transaction: Transaction, viewer: Viewer) => Promise<Row | undefined>;
  may: (viewer: Viewer, row: Row) => boolean;
  /** The roles that members have by this action who did not have them, or could not use them. */
  gives?: ((row: Row) => Role[]) | undefined;
  /** What a 409 shows of a row that carries a version. */
  present?: (row: Row) => Versioned;
};

type Change<Row, Result> = (
  transaction: Transaction,
  row: Row,
) => Promise<{ result: Result; entry?: NewEntry | undefined }>;

/** @throws Rejection 403 when the actor gave its password too long ago for what the action gives */
export function rejectGrant(roles: Role[], { isRecent }: Pick<Actor, 'isRecent'>) {
  if (!isRecent && roles.some(isTrustedRole)) throw reauthenticationRequired();
}

/** The actor as it is now, not as it was when the request came: another's action may have been quicker. */
async function lockViewer(transaction: Transaction, { viewer }: Actor, others: string[]): Promise<Viewer> {
  const rows = await actorsRepository.lock(transaction, [viewer.id, ...others]);
  const row = rows.find(({ id }) => id === viewer.id);
  if (!row?.isActive) throw unauthenticated();
  const { id, role, mustChangePassword, officeId } = row;
  const account = { role, mustChangePassword, secondFactorDueAt: row.secondFactorDueAt?.toISOString() ?? null };
  return { id, role: toSessionMember(account).role, Active: true, office: { id: officeId } };
}

/**
 * One action in one transaction: actor and row are locked, the policy decides on both as they stand now, the version is
 * compared with the one seen, the row is changed and the audit entry written. @throws Rejection 401, 403, 404, 409
 */
export const actOn = <Row, Result>(
  db: Db,
  actor: Actor,
  { members = [], lock, may, gives = () => [], present }: Target<Row>,
  change: Change<Row, Result>,
) =>
  db.transaction().execute(async (transaction) => {
    const viewer = await lockViewer(transaction, actor, members);
    const row = await lock(transaction, viewer);
    if (row === undefined) throw notFound();
    if (!may(viewer, row)) throw forbidden();
    rejectGrant(gives(row), actor);
    if (present) rejectChanged(actor.seenVersion, present(row));
    const { result, entry } = await change(transaction, row);
    if (entry) await auditRepository.add(transaction, actor, entry);
    return result;
  });

/** An action on nothing that is there before. @throws Rejection 401, 403 */
export const actAs = <Result>(
  db: Db,
  actor: Actor,
  may: (viewer: Viewer) => boolean,
  change: (transaction: Transaction) => ReturnType<Change<null, Result>>,
) => actOn(db, actor, { lock: async () => null, may }, change);
