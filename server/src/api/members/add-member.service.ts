import type { AddMemberForm } from 'shared-api/contract/managed-members.contract';
import type { Role } from 'shared-api/contract/members.contract';
import { canAddMember } from 'shared-api/contract/members.policy';
import type * as v from 'valibot';
import { fieldSentence } from '../../messages.ts';
import { hashPassword, type PasswordCheck } from '../../platform/credentials/password-check.ts';
import type { Db } from '../../platform/database/db.ts';
import { forbidden, unknownOffice, validationFailed } from '../../platform/errors.ts';
import type { Actor } from '../../platform/http/actor.ts';
import type { PicturesRepository } from '../../platform/pictures/pictures.repository.ts';
import { renderPicture } from '../../platform/pictures/render-picture.ts';
import type { AuditRepository } from '../audit/audit.repository.ts';
import { actAs } from './act-on-member.ts';
import { managedMembersRepository as members, type NewMember } from './managed-members.repository.ts';
import { subjectOf } from './managed-members.service.ts';
import { toPrivateMember } from './members.presenter.ts';
import { refuseTakenEmail } from './refuse-taken-email.ts';

type Parts = { db: Db; audit: AuditRepository; pictures: PicturesRepository; passwords: PasswordCheck };
type Details = v.InferOutput<typeof AddMemberForm>;

export function addMemberService({ db, audit, pictures, passwords }: Parts) {
  const insert = (actor: Actor, member: NewMember) => {
    const wanted = { role: member.role, office: { id: member.officeId } };
    return actAs(
      db,
      actor,
      (viewer) => canAddMember(viewer, wanted),
      async (transaction) => {
        if (!(await members.findOffice(transaction, member.officeId))) throw unknownOffice();
        const row = await members.get(transaction, await members.add(transaction, member));
        const details = { role: member.role };
        await audit.record(transaction, { actor, act: 'member.added', subject: subjectOf(row), details });
        return toPrivateMember(row);
      },
    );
  };

  /** An OP may leave its office out; an AD has to choose. */
  function officeFor({ viewer }: Actor, { role, officeId }: { role: Role; officeId: string }) {
    const id = officeId || (viewer.role === 'AD' ? '' : viewer.office.id);
    if (!id) throw validationFailed({ officeId: fieldSentence('officeId', 'missing') });
    if (!canAddMember(viewer, { role, office: { id } })) throw forbidden();
    return id;
  }

  /** What takes long comes before the transaction. */
  return async (actor: Actor, { password, officeId, ...details }: Details, avatar: Buffer | undefined) => {
    const office = officeFor(actor, { role: details.role, officeId });
    const avatarHash = avatar ? await pictures.add(await renderPicture(avatar, 'avatar')) : null;
    const passwordHash = await passwords.inTurn(() => hashPassword(password));
    const member = { ...details, officeId: office, passwordHash, avatarHash };
    return refuseTakenEmail(() => insert(actor, member));
  };
}
export type AddMember = ReturnType<typeof addMemberService>;
