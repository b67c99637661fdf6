import * as pathTo from 'shared-api/contract/path-to';
import { confirmEmailLabel } from 'shared-api/contract/words/title-words';
import { greeting, type MailMessage, named } from '../../platform/mail/mail-message.ts';
import { choosePasswordLabel, securityLink } from '../factors/factors.messages.ts';

type Linked = { to: string; token: MailedToken };
type Greeted = { to: string; name: string | undefined };

/**
 * The plain token, which only the mail carries, in the fragment of its link: the database has its hash, and no log sees it.
 */
export type MailedToken = { token: string; expiresAt: Date };

const confirmationLink = ({ token, expiresAt }: MailedToken) => ({
  label: confirmEmailLabel,
  path: `${pathTo.confirmEmail}#${token}`,
  validUntil: expiresAt,
});

const invitationLink = ({ token, expiresAt }: MailedToken) => ({
  label: 'اختيار كلمة المرور',
  path: `${pathTo.invitation}#${token}`,
  validUntil: expiresAt,
});

const resetLink = ({ token, expiresAt }: MailedToken) => ({
  label: choosePasswordLabel,
  path: `${pathTo.resetPassword}#${token}`,
  validUntil: expiresAt,
});

export const signUpReceived = ({ to, office, token }: Linked & { office: string }): MailMessage => ({
  to,
  subject: 'استلمنا طلب انضمامك',
  paragraphs: [
    greeting(),
    `استلمنا طلب انضمامك. المكتب الذي اخترته: ${named(office)}. سيُفعَّل حسابك لاحقًا من قبل رئيس المكتب، ثم نراسلك على هذا العنوان.`,
    'أكّد بريدك الإلكتروني بفتح الرابط. إن لم تكن أنت من طلب الانضمام فتجاهل هذه الرسالة.',
  ],
  link: confirmationLink(token),
});

export const applicantWaiting = ({
  to,
  applicant,
  office,
}: {
  to: string;
  applicant: string;
  office: string;
}): MailMessage => ({
  to,
  subject: 'طلب انضمام جديد في انتظار التفعيل',
  paragraphs: [
    `وصل طلب انضمام جديد إلى المكتب (${named(office)})، مقدَّم باسم: ${named(applicant)}.`,
    'يبقى الحساب غير مفعَّل إلى أن تراجع الطلب في لوحة التحكم.',
  ],
  link: { label: 'فتح طلبات الانضمام', path: pathTo.dashboardApplicants },
});

export const confirmEmail = ({ to, token }: Linked): MailMessage => ({
  to,
  subject: 'تأكيد بريدك الإلكتروني',
  paragraphs: [greeting(), 'أكّد أن هذا البريد الإلكتروني لك بفتح الرابط. إن لم تطلب ذلك فتجاهل هذه الرسالة.'],
  link: confirmationLink(token),
});

export const confirmNewEmail = ({ to, token }: Linked): MailMessage => ({
  to,
  subject: 'تأكيد بريدك الإلكتروني الجديد',
  paragraphs: [
    greeting(),
    'طُلب أن يصير هذا العنوان بريد حسابك في البوابة. أكّده بفتح الرابط؛ وحتى ذلك الحين يبقى بريد حسابك كما كان.',
    'إن لم تطلب ذلك فتجاهل هذه الرسالة.',
  ],
  link: confirmationLink(token),
});

type Requested = Greeted & { newEmail: string | undefined };

/** To the present address, which may notice a thief. */
export const emailChangeRequested = ({ to, name, newEmail }: Requested): MailMessage => ({
  to,
  subject: 'طلب تغيير بريد حسابك',
  paragraphs: [
    greeting(name),
    `طُلب تغيير بريد حسابك إلى ${newEmail ? named(newEmail) : 'عنوان آخر'}. حتى يُفتح رابط التأكيد الذي أرسلناه إلى ذلك العنوان تدخل بهذا البريد، وتصلك رسائلنا عليه.`,
    'إن لم تكن أنت من طلب ذلك فغيّر كلمة مرورك الآن: يُلغى الطلب وتنتهي جلساتك الأخرى. ثم اتصل بنا.',
  ],
  link: securityLink,
});

/** Staff corrected the address: who opens the link chooses a password, since the former mailbox may be another person's. */
export const emailCorrected = ({ to, token }: Linked): MailMessage => ({
  to,
  subject: 'تصحيح بريد حسابك في البوابة',
  paragraphs: [
    greeting(),
    'صحّح المسؤولون بريد حساب في البوابة إلى هذا العنوان. افتح الرابط واختر كلمة مرورك، فيصير هذا بريد حسابك وتنتهي جلساته المفتوحة.',
    'إن لم تكن تنتظر ذلك فتجاهل هذه الرسالة.',
  ],
  link: invitationLink(token),
});

/** To the address that is corrected, which may be right. */
export const emailBeingCorrected = ({ to, name }: Greeted): MailMessage => ({
  to,
  subject: 'تصحيح بريد حسابك',
  paragraphs: [
    greeting(name),
    'أراد المسؤولون تصحيح بريد حسابك، فأرسلنا إلى عنوان آخر رابطًا يصير به ذلك العنوان بريد حسابك.',
    'إن كان هذا العنوان هو الصحيح فأخبر مكتبك ليلغي التصحيح، أو غيّر كلمة مرورك: يُلغى التصحيح بذلك.',
  ],
  link: securityLink,
});

export const invitation = ({ to, office, token }: Linked & { office: string }): MailMessage => ({
  to,
  subject: 'دعوة إلى حسابك في البوابة',
  paragraphs: [
    greeting(),
    `أضافك المسؤولون عضوًا في البوابة. المكتب: ${named(office)}.`,
    'افتح الرابط واختر كلمة مرورك، فتدخل إلى حسابك. وبعدها تسجّل الدخول بهذا البريد. إن لم تكن تنتظر هذه الدعوة فتجاهل هذه الرسالة.',
  ],
  link: invitationLink(token),
  isBulk: true,
});

export const resetPassword = ({ to, name, token }: Linked & Greeted): MailMessage => ({
  to,
  subject: 'تعيين كلمة مرور جديدة',
  paragraphs: [
    greeting(name),
    'وصلنا طلب لتعيين كلمة مرور جديدة لحسابك. افتح الرابط واختر كلمة مرورك.',
    'إن لم تطلب ذلك فتجاهل هذه الرسالة: كلمة مرورك لم تتغيّر.',
  ],
  link: resetLink(token),
});
