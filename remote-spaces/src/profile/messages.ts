import { newPassword, passwordAgain, profileRejected } from 'shared-api/contract/words/account-words';
import { editProfile } from 'shared-api/contract/words/title-words';
import { isolated } from 'shared-ui/static';
import { sendingMessages } from '../submission/messages.ts';

export const profileMessages = {
  form: editProfile,
  username: 'اسم المستخدم',
  usernameHelp: 'للعرض فقط.',
  name: 'الاسم الكامل',
  addressedAs: 'صيغة المخاطبة',
  formsOfAddress: { man: 'مذكر', woman: 'مؤنث' },
  email: 'البريد الإلكتروني',
  pendingEmail: {
    label: 'بريد ينتظر التأكيد',
    hint: (pending: string, present: string) =>
      `افتح الرابط الذي أرسلناه إلى ${isolated(pending)} ليصير بريد حسابك. حتى ذلك الحين سجّل الدخول ببريدك الحالي ${isolated(present)}.`,
  },
  resendLink: 'إرسال الرابط مرة أخرى',
  withdrawEmail: 'إلغاء تغيير البريد',
  pendingEmailFailed: { otherwise: 'تعذّر تنفيذ الطلب. حاول مرة أخرى.' },
  phone: 'الهاتف',
  password: newPassword,
  passwordHelp: 'اتركها فارغة لتبقى كلمة المرور كما هي.',
  confirmPassword: passwordAgain,
  bio: 'نبذة قصيرة',
  bioHelp: 'جملة أو جملتان تظهران تحت اسمك.',
  about: 'عني',
  aboutHelp: 'نص أطول، لمن يفتح ملفك العام.',
  avatar: 'اختيار صورة شخصية',
  removeAvatar: 'إلغاء اختيار الصورة',
  save: 'حفظ',
  cancel: 'إلغاء',
  saveFailed: { 400: profileRejected, 500: sendingMessages.serverFailed, otherwise: sendingMessages.serverFailed },
  notFound: 'لم يتم العثور على المستخدم',
};
