import type { AddMemberForm, Viewer } from 'shared-api/contract/members/members.contract';
import { canAddMember, scopeOf } from 'shared-api/contract/members/members.policy';
import type * as v from 'valibot';
import { fieldSentence } from '../../messages.ts';
import { hashPassword, type PasswordCheck } from '../../platform/credentials/password-check.ts';
import { rejectGuessable } from '../../platform/credentials/reject-guessable.ts';
import type { Db, Transaction } from '../../platform/database/db.ts';
import { forbidden, unknownOffice, validationFailed } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { PicturesService } from '../../platform/pictures/pictures.service.ts';
import { actAs, rejectGrant } from '../audit/act-on.ts';
import { officesRepository } from '../offices/offices.repository.ts';
import { memberEntry, readMember } from './member-target.ts';
import { toPrivateMember } from './members.presenter.ts';
import { type ManagedMember, membersRepository, type NewMember } from './members.repository.ts';
import type { NotifyAdmins } from './notify-admins.ts';
import { rejectTakenEmail } from './reject-taken-email.ts';

type Parts = {
  db: Db;
  picturesService: PicturesService;
  passwords: PasswordCheck;
  /** @throws Rejection 429 where one of the offices invites nobody more today */
  countInvitations: (transaction: Transaction, ...officeIds: string[]) => Promise<void>;
  /** Mails a new member a link to choose a password with. */
  invite: (transaction: Transaction, actor: Actor, row: ManagedMember) => Promise<unknown>;
  notifyAdmins: NotifyAdmins;
};
type Details = v.InferOutput<typeof AddMemberForm>;

/** An OP may leave its office out; an AD has to choose. */
function officeFor(viewer: Viewer, officeId: string) {
  const id = officeId || scopeOf(viewer);
  if (!id) throw validationFailed({ officeId: fieldSentence('officeId', 'missing') });
  return id;
}

export function membersAddService(parts: Parts) {
  const { db, picturesService, passwords, countInvitations, invite, notifyAdmins } = parts;
  async function insert(transaction: Transaction, actor: Actor, member: NewMember) {
    if (!(await officesRepository.find(transaction, member.officeId))) throw unknownOffice();
    await countInvitations(transaction, member.officeId);
    const row = await readMember(transaction, await membersRepository.add(transaction, member));
    await invite(transaction, actor, row);
    await notifyAdmins(transaction, actor, [row]);
    return { result: toPrivateMember(row), entry: memberEntry('member.added', row, { role: row.role }) };
  }

  return {
    /** What takes long comes before the transaction. */
    async add(actor: Actor, { password, ...details }: Details, avatar: Buffer | undefined) {
      const officeId = officeFor(actor.viewer, details.officeId);
      const may = (viewer: Viewer) => canAddMember(viewer, { role: details.role, office: { id: officeId } });
      if (!may(actor.viewer)) throw forbidden();
      rejectGrant([details.role], actor);
      rejectGuessable(password, details);
      const avatarHash = (await picturesService.addUpload(actor.viewer.id, avatar, 'avatar')) ?? null;
      const passwordHash = await passwords.limited(() => hashPassword(password));
      const member = { ...details, officeId, passwordHash, avatarHash };
      return rejectTakenEmail(() => actAs(db, actor, may, (transaction) => insert(transaction, actor, member)));
    },
  };
}
export type MembersAddService = ReturnType<typeof membersAddService>;
