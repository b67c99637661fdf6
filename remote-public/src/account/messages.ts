import { type PluralForms, plural } from 'shared-ui/static';

const others: PluralForms = {
  zero: 'لا أجهزة أخرى',
  one: 'جهاز آخر واحد',
  two: 'جهازان آخران',
  few: '# أجهزة أخرى',
  many: '# جهازًا آخر',
  other: '# جهاز آخر',
};

export const messages = {
  resetLead: 'اختر كلمة مرور لا تستعملها في موقع آخر. سنُنهي كل جلساتك المفتوحة على الأجهزة الأخرى.',
  password: 'كلمة المرور الجديدة',
  repeat: 'تكرار كلمة المرور',
  save: 'حفظ كلمة المرور',
  passwordNext: 'يمكنك الآن تسجيل الدخول بكلمة مرورك الجديدة.',
  passwordFailed: 'تعذّر حفظ كلمة المرور. حاول مرة أخرى.',
  askAgain: 'لطلب رابط جديد: «تسجيل الدخول» ثم «نسيت كلمة المرور؟».',

  invitationLead: 'اختر كلمة مرور لا تستعملها في موقع آخر، ثم سجّل الدخول بالبريد الذي وصلتك عليه الدعوة.',

  confirmLead: 'خطوة واحدة لنتأكد من أن رسائلنا تصلك.',
  confirm: 'تأكيد بريدي الإلكتروني',
  confirmNext: 'بعد أن يفعّل رئيس المكتب حسابك، سجّل الدخول بهذا البريد.',
  confirmFailed: 'تعذّر تأكيد البريد. حاول مرة أخرى.',

  noToken: 'الرابط ناقص',
  noTokenHint: 'افتح الرابط كاملًا كما وصلك في الرسالة.',
  backHome: 'العودة إلى الصفحة الرئيسية',

  sessionsLead: 'كل جهاز أو متصفح سجّلت فيه الدخول. أنهِ ما لا تعرفه منها، ثم غيّر كلمة مرورك.',
  thisDevice: 'هذا الجهاز',
  lastSeen: 'آخر استعمال',
  signedInOn: (date: string) => `تسجيل الدخول: ${date}`,
  network: 'الشبكة:',
  end: 'إنهاء الجلسة',
  endFor: (device: string) => `إنهاء جلسة ${device}`,
  endOthers: 'إنهاء كل الجلسات الأخرى',
  othersCount: (count: number) => plural(count, others),
  endFailed: 'تعذّر إنهاء الجلسة. حاول مرة أخرى.',
  sessionsFailed: 'تعذّر تحميل الأجهزة',
  sessionsFailedHint: 'تحقّق من اتصالك ثم أعد المحاولة.',
  signInFirst: 'سجّل الدخول أولًا',
  signInFirstHint: 'تظهر هنا أجهزتك بعد تسجيل الدخول.',
};
