import { isTrustedRole } from 'shared-api/contract/members/members.policy';
import type { Transaction } from '../../platform/database/db.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { nameInMail } from '../../platform/mail/mail-message.ts';
import type { MailsService } from '../../platform/mail/mails.service.ts';
import { type AppointedMember, trustedRolesGiven } from './members.messages.ts';
import { membersRepository } from './members.repository.ts';

/** Mails the other administrators who may act on others, or for the organisation, from now on. */
export const createAdminsNotifier =
  (mailsService: MailsService) =>
  async (transaction: Transaction, { viewer }: Actor, members: AppointedMember[]) => {
    const appointed = members.filter(({ role }) => isTrustedRole(role));
    if (appointed.length === 0) return;
    const told = [viewer.id, ...appointed.map(({ memberId }) => memberId)];
    const others = await membersRepository.listAdmins(transaction, told);
    const mails = others.map((admin) =>
      trustedRolesGiven({ to: admin.email, name: nameInMail(admin), by: viewer.name, appointed }),
    );
    await mailsService.queue(transaction, ...mails);
  };
export type NotifyAdmins = ReturnType<typeof createAdminsNotifier>;
