import type { PostsFate } from 'shared-api/contract/accounts/personal-data.contract';
import { canManageDeletions, mustRemain } from 'shared-api/contract/accounts/personal-data.policy';
import type { Role, Viewer } from 'shared-api/contract/members/members.contract';
import { serverLimits } from '../../limits.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { lastAdmin } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { type Position, toResultPage } from '../../platform/http/paging.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import type { PicturesService } from '../../platform/pictures/pictures.service.ts';
import { actAs, actOn, type Target } from '../audit/act-on.ts';
import { actorsRepository } from '../audit/actors.repository.ts';
import type { NewEntry } from '../audit/audit.repository.ts';
import { membersRepository } from '../members/members.repository.ts';
import { deletionsRepository } from './deletions.repository.ts';
import { eraseMember } from './erase-member.ts';
import { accountErased, deletionCancelled, deletionRequested } from './personal-data.messages.ts';
import { toPendingDeletion } from './personal-data.presenter.ts';

type Parts = { db: Db; mailsService: MailsService; picturesService: PicturesService };
type Locked = NonNullable<Awaited<ReturnType<typeof deletionsRepository.lock>>>;

const anyone = () => true;

const deletionTarget = (id: string): Target<Locked> => ({
  members: [id],
  lock: (transaction) => deletionsRepository.lock(transaction, id),
  may: (viewer: Viewer) => canManageDeletions(viewer),
});

const entryOf = (act: NewEntry['act'], { memberId, officeId }: Locked, name: string): NewEntry => ({
  act,
  subject: { kind: 'member', id: memberId, name, office: officeId },
});

/** @throws Rejection 409 where nobody else could run the portal */
async function rejectLastAdmin(transaction: Transaction, { id, role }: { id: string; role: Role }) {
  if (mustRemain({ role }) && (await deletionsRepository.countOtherAdmins(transaction, id)) === 0) throw lastAdmin();
}

export function deletionsService({ db, mailsService, picturesService }: Parts) {
  /** In the transaction that has locked the member. @returns pictures that may be shown no more */
  async function erase(transaction: Transaction, row: Locked) {
    const member = await membersRepository.find(transaction, row.memberId);
    if (member) await rejectLastAdmin(transaction, { id: row.memberId, role: member.role });
    const pictures = await eraseMember(transaction, mailsService, row.memberId, row.posts);
    await mailsService.queue(transaction, accountErased({ to: row.email, name: row.name }));
    return pictures;
  }

  /** False when it was taken back meanwhile. */
  const carryOutDue = (id: string) =>
    db.transaction().execute(async (transaction) => {
      await actorsRepository.lock(transaction, [id]);
      const row = await deletionsRepository.lock(transaction, id, true);
      return row && erase(transaction, row);
    });

  return {
    /** Signs the member out everywhere. @returns until when it can be taken back @throws Rejection 409 */
    async request(actor: Actor, posts: PostsFate) {
      const { id, email: to, name } = actor.viewer;
      const dueAt = await actAs(db, actor, anyone, async (transaction) => {
        await rejectLastAdmin(transaction, actor.viewer);
        const result = await deletionsRepository.add(transaction, id, posts);
        await membersRepository.endSessions(transaction, id);
        await mailsService.queue(transaction, deletionRequested({ to, name }));
        return { result };
      });
      return dueAt.toISOString();
    },

    /** A member that signs in wants to stay. */
    async cancelBySigningIn(
      transaction: Transaction,
      { id, email: to, name }: { id: string; email: string; name: string },
    ) {
      if (await deletionsRepository.remove(transaction, id))
        await mailsService.queue(transaction, deletionCancelled({ to, name }));
    },

    async list(limit: number, after?: Position) {
      const [rows, total] = await Promise.all([
        deletionsRepository.list(db, limit + 1, after),
        deletionsRepository.count(db),
      ]);
      const { items, last } = toResultPage(rows, limit);
      return { deletions: items.map(toPendingDeletion), total, next: last && { at: last.dueAt, id: last.id } };
    },

    /** Before it is due. The audit, which is never changed, names nobody. @throws Rejection 404, 409 */
    async carryOut(actor: Actor, id: string) {
      const pictures = await actOn(db, actor, deletionTarget(id), async (transaction, row) => {
        const result = await erase(transaction, row);
        return { result, entry: entryOf('member.erased', row, '') };
      });
      await picturesService.removeUnused(pictures);
    },

    /** In the name of a member who cannot sign in. @throws Rejection 404 */
    cancel: (actor: Actor, id: string) =>
      actOn(db, actor, deletionTarget(id), async (transaction, row) => {
        await deletionsRepository.remove(transaction, id);
        await mailsService.queue(transaction, deletionCancelled({ to: row.email, name: row.name }));
        return { result: undefined, entry: entryOf('member.deletion_cancelled', row, row.name) };
      }),

    /** Those that are due; each in its own transaction. Answers how many. */
    async carryOutDue(onFailed: (error: unknown) => void) {
      let count = 0;
      for (const id of await deletionsRepository.listDue(db, serverLimits.sweepRows)) {
        try {
          const pictures = await carryOutDue(id);
          if (!pictures) continue;
          count += 1;
          await picturesService.removeUnused(pictures);
        } catch (error) {
          onFailed(error); // the last administrator stays until there is another; the others go
        }
      }
      return count;
    },
  };
}
export type DeletionsService = ReturnType<typeof deletionsService>;
