import type { FormOfAddress } from 'shared-api/contract/members/form-of-address.contract';
import type { Role } from 'shared-api/contract/members/members.contract';
import { roleName } from 'shared-api/contract/members/role-words';
import * as pathTo from 'shared-api/contract/path-to';
import { serverLimits } from '../../limits.ts';
import { greeting, type MailMessage, named } from '../../platform/mail/mail-message.ts';

type OfMember = { to: string; name: string | undefined; office: string };

export const accountActivated = ({ to, name, office }: OfMember): MailMessage => ({
  to,
  subject: 'تم تفعيل حسابك',
  paragraphs: [
    greeting(name),
    `تم تفعيل حسابك، وأصبحت العضوية سارية. المكتب: ${named(office)}.`,
    'يمكنك الآن تسجيل الدخول والنشر باسمك.',
  ],
  link: { label: 'فتح البوابة', path: '/' },
});

export const accountRejected = ({ to, name, office, reason }: OfMember & { reason: string }): MailMessage => ({
  to,
  subject: 'بخصوص طلب انضمامك',
  paragraphs: [
    greeting(name),
    `نشكرك على اهتمامك. تعذّر قبول طلب انضمامك في الوقت الحالي. المكتب: ${named(office)}.`,
    'السبب كما كتبه المكتب:',
  ],
  quote: reason,
});

export type AppointedMember = {
  memberId: string;
  memberName: string;
  role: Role;
  addressedAs: FormOfAddress;
  officeName: string;
};
type RolesGiven = { to: string; name: string | undefined; by: string; appointed: AppointedMember[] };

const { maxMembersNamed } = serverLimits;

export const trustedRolesGiven = ({ to, name, by, appointed }: RolesGiven): MailMessage => ({
  to,
  subject: appointed.length === 1 ? 'صفة أُعطيت في البوابة' : 'صفات أُعطيت في البوابة',
  paragraphs: [
    greeting(name),
    `أعطى حساب ${named(by)} ${appointed.length === 1 ? 'هذه الصفة' : 'هذه الصفات'}:`,
    ...appointed
      .slice(0, maxMembersNamed)
      .map((member) => `${named(member.memberName)}: ${roleName(member)}. المكتب: ${named(member.officeName)}.`),
    ...(appointed.length > maxMembersNamed ? [`وغيرها. العدد كله: ${appointed.length}.`] : []),
    'إن لم تكن تنتظر ذلك فافتح سجل الإجراءات، وأوقف الحسابات التي لا تعرفها، ثم اتصل بصاحب الحساب.',
  ],
  link: { label: 'فتح سجل الإجراءات', path: pathTo.dashboardAudit },
});
