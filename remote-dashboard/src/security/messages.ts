import type { SecurityKind } from 'shared-api/contract/accounts/security.contract';
import { addPasskey, changePassword, turnAppOff } from 'shared-api/contract/words/account-words';
import { confirmEmailLabel } from 'shared-api/contract/words/title-words';
import { isolated, type PluralForms, plural } from 'shared-ui/static';
import { messages as dashboard } from '../messages.ts';

const events: PluralForms = {
  zero: 'لا أحداث',
  one: 'حدث واحد',
  two: 'حدثان',
  few: '# أحداث',
  many: '# حدثًا',
  other: '# حدث',
};

const kinds: Record<SecurityKind, string> = {
  signed_in: 'تسجيل دخول',
  sign_in_failed: 'محاولة دخول فاشلة',
  sign_in_refused: 'رفض دخول حساب غير مفعّل',
  temporary_password_expired: 'دخول بكلمة مرور مؤقتة انتهت مدتها',
  throttled: 'إيقاف مؤقت بعد محاولات كثيرة',
  reauthenticated: 'تأكيد الهوية من جديد',
  second_factor_failed: 'فشل خطوة التحقق الثانية',
  signed_out: 'تسجيل خروج',
  sessions_ended: 'إنهاء جلسات',
  password_reset_requested: 'طلب رابط لكلمة مرور جديدة',
  password_reset: 'تعيين كلمة مرور برابط',
  password_changed: changePassword,
  email_change_requested: 'طلب تغيير البريد الإلكتروني',
  email_changed: 'تغيير البريد الإلكتروني',
  email_confirmed: confirmEmailLabel,
  passkey_added: addPasskey,
  passkey_removed: 'حذف مفتاح مرور',
  totp_on: 'تفعيل تطبيق المصادقة',
  totp_off: turnAppOff,
  recovery_codes_made: 'إنشاء رموز الاسترجاع',
  factors_removed: 'حذف وسائل التحقق',
  admin_created: 'إنشاء حساب مسؤول من الخادم',
  invited: 'إرسال دعوة',
  invitation_accepted: 'قبول دعوة',
  exported: 'تنزيل بيانات',
  contacts_read: 'الاطلاع على بريد وهواتف أعضاء مكاتب أخرى',
};

/** What a detail says, by its name and code. */
const details: Record<string, Record<string, string>> = {
  which: { one: 'جلسة واحدة', others: 'كل الجلسات الأخرى', all: 'كل الجلسات' },
  method: { password: 'كلمة المرور', password_and_code: 'كلمة المرور ورمز', passkey: 'مفتاح مرور' },
  what: {
    members: 'قائمة الأعضاء',
    applicants: 'طلبات الانضمام',
    attendees: 'قائمة حضور فعالية',
    security: 'سجل الأمان',
  },
};

export const messages = {
  title: 'سجل الأمان',
  lead: 'ما جرى على الحسابات من دخول وخروج وتغيير، الأحدث أولًا. يُحفظ سنة كاملة ولا يُعدَّل.',
  list: 'جدول أحداث الأمان',
  count: (total: number) => plural(total, events),
  search: 'البحث عن عضو',
  searchHint: dashboard.personSearchHint,
  kind: 'نوع الحدث',
  kinds,
  details,
  allOffices: 'كل المكاتب',
  by: (name: string) => `من قِبل ${isolated(name)}`,
  csv: 'تنزيل CSV',
  when: 'الوقت',
  what: 'الحدث',
  who: 'العضو',
  removed: 'حساب محذوف',
  nobody: 'بريد غير معروف',
  network: 'عنوان الشبكة',
  device: 'الجهاز',
  more: 'تفاصيل',
  none: 'لا توجد أحداث',
  noneHint: 'لا شيء يوافق ما تبحث عنه. جرّب كلمات أقل أو نوعًا آخر.',
};
