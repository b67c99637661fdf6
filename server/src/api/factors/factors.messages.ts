import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import * as pathTo from 'shared-api/contract/path-to';
import { countOf } from '../../messages.ts';
import { greeting, type MailMessage, timeInMail } from '../../platform/mail/mail-message.ts';

/** By the kind of the entry in the security log, where there is one. */
const changes = {
  passkey_added: 'أُضيف إلى حسابك مفتاح مرور جديد.',
  passkey_removed: 'حُذف من حسابك مفتاح مرور.',
  totp_on: 'فُعّل تطبيق المصادقة لحسابك.',
  totp_off: 'أُوقف تطبيق المصادقة لحسابك.',
  recovery_codes_made: 'أُنشئت لحسابك رموز استرجاع جديدة.',
  factors_removed: 'حذفت إدارة البوابة وسائل التحقق الثانية من حسابك، وأنهت جلساتك.',
  email_changed: 'تغيّر البريد الإلكتروني لحسابك، ولن تصلك رسائله على هذا العنوان.',
  password_changed: 'تغيّرت كلمة مرور حسابك.',
};
export const securityLink = { label: 'فتح صفحة أمان الحساب', path: pathTo.security };
export const choosePasswordLabel = 'اختيار كلمة مرور جديدة';

export type AccountChange = keyof typeof changes;

const wrongCodeForms = {
  one: 'رمز تحقق خاطئ',
  two: 'رمزا تحقق خاطئان',
  few: '# رموز تحقق خاطئة',
  many: '# رمز تحقق خاطئًا',
  other: '# رمز تحقق خاطئ',
};
const timesForms = { one: 'مرة واحدة', two: 'مرتين', few: '# مرات', many: '# مرة', other: '# مرة' };

/** Tells the holder of somebody who knows its password, if it was not itself. */
export const codesGuessed = ({ to, closedUntil }: { to: string; closedUntil: Date }): MailMessage => ({
  to,
  subject: 'محاولات للدخول إلى حسابك',
  paragraphs: [
    greeting(),
    `كُتبت كلمة مرور حسابك صحيحةً ثم ${countOf(accountLimits.secondFactorFailures, wrongCodeForms)}، فأُوقفت هذه المحاولات حتى ${timeInMail.format(closedUntil)}.`,
    `إن لم تكن أنت من فعل ذلك فكلمة مرورك يعرفها غيرك: اختر الآن كلمة مرور جديدة. وإن كنت أنت فكلمة مرور جديدة تتيح لك المحاولة من جديد، ${countOf(accountLimits.secondFactorResets, timesForms)} في اليوم على الأكثر.`,
  ],
  link: { label: choosePasswordLabel, path: pathTo.forgotPassword },
});

/** Tells the holder, who may not be the one who did it. */
export const accountChanged = ({
  to,
  name,
  change,
}: {
  to: string;
  name: string | undefined;
  change: AccountChange;
}): MailMessage => ({
  to,
  subject: 'تغيير في أمان حسابك',
  paragraphs: [
    greeting(name),
    changes[change],
    'إن لم تكن أنت من فعل ذلك فأنهِ الجلسات التي لا تعرفها، وغيّر كلمة مرورك، واتصل بنا.',
  ],
  link: securityLink,
});
