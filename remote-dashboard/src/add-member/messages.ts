import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import { daysLong } from 'shared-api/contract/words/day-words';
import { hidePassword } from 'shared-ui/form';
import { type PluralForms, plural } from 'shared-ui/static';

const hours: PluralForms = {
  zero: '# ساعة',
  one: 'ساعة واحدة',
  two: 'ساعتين',
  few: '# ساعات',
  many: '# ساعة',
  other: '# ساعة',
};
const invitationLife = plural(accountLimits.invitationHours, hours);
const passwordLife = plural(accountLimits.temporaryPasswordDays, daysLong);

/** The form that adds a member; what the spec gives in English stands in `pairs.ts`. */
export const messages = {
  form: 'إضافة عضو',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  role: 'الصفة',
  addressedAs: 'صيغة المخاطبة',
  formsOfAddress: { man: 'مذكر', woman: 'مؤنث' },
  office: 'المكتب',
  chooseOffice: 'اختر مكتبًا',
  password: 'كلمة مرور مؤقتة',
  passwordHelp: `تعمل ${passwordLife}، ويُطلب من العضو اختيار كلمة مرور خاصة به بعد أول دخول أو من الدعوة التي تصله بالبريد.`,
  generate: 'توليد',
  generatePassword: 'توليد كلمة مرور',
  avatar: 'الصورة الشخصية',
  bio: 'نبذة قصيرة',
  description: 'الوصف',
  added: 'العضو الجديد',
  invited: {
    before: 'أُضيف',
    to: 'وأُرسلت إليه دعوة على',
    after: `، صالحة ${invitationLife}، ليختار كلمة مروره.`,
  },
  temporary: 'كلمة المرور المؤقتة:',
  shownOnce: `لن تظهر هنا مرة أخرى. تعمل ${passwordLife}، أو إلى أن يختار العضو كلمة مروره. انسخها إن أردت إبلاغه بها بنفسك.`,
  copy: 'نسخ كلمة المرور',
  copied: 'تم نسخ كلمة المرور',
  copyFailed: 'تعذّر النسخ. حدّد كلمة المرور وانسخها بنفسك.',
  hide: hidePassword,
};
