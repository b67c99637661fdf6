import { retentionDays } from 'shared-api/contract/retention';
import { type PluralForms, plural } from 'shared-ui/static';

const daysLeft: PluralForms = {
  zero: 'بقي أقل من يوم',
  one: 'بقي يوم واحد',
  two: 'بقي يومان',
  few: 'بقيت # أيام',
  many: 'بقي # يومًا',
  other: 'بقي # يوم',
};

/** After «بعد», «لك» and «يُحفظ». */
const days: PluralForms = {
  zero: 'أقل من يوم',
  one: 'يوم واحد',
  two: 'يومين',
  few: '# أيام',
  many: '# يومًا',
  other: '# يوم',
};

/** What the session's windows say. They come with the window, not with the page. */
export const messages = {
  signInTitle: 'تسجيل الدخول',
  signInLead: 'لأعضاء المنظمة',
  name: 'الاسم واللقب',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  signIn: 'تسجيل الدخول',
  signedIn: 'تم تسجيل الدخول بنجاح',
  /** Spec, section 8: sign-in and sign-up alike. */
  failed: 'حدث خطأ أثناء المعالجة.',
  signOut: 'تسجيل الخروج',
  signedOut: 'تم تسجيل الخروج بنجاح',
  draftGoes: 'على هذا الجهاز مسودة لم تنشرها بعد. تسجيل الخروج يحذفها، فقد يستعمل الجهاز غيرك.',
  signOutAnyway: 'حذف المسودة والخروج',
  staySignedIn: 'البقاء مسجّلًا',
  profile: 'ملفي الشخصي',
  editProfile: 'تعديل الملف الشخصي',
  sessions: 'الأجهزة المتصلة',
  security: 'أمان الحساب',
  secondFactorTitle: 'خطوة ثانية',
  appLead: 'اكتب الرمز الظاهر الآن في تطبيق المصادقة.',
  recoveryLead: 'اكتب أحد رموز الاسترجاع التي حفظتها.',
  code: 'الرمز',
  codeHelp: 'إن لم يكن التطبيق معك فاكتب أحد رموز الاسترجاع.',
  signInByPasskey: 'الدخول بمفتاح المرور',
  passkeyNotUsed: 'لم يكتمل استعمال مفتاح المرور. أعد المحاولة، أو استعمل طريقة أخرى.',
  reauthenticateTitle: 'أكّد هويتك',
  reauthenticateLead: 'اكتب كلمة مرورك لنتأكد من أنك صاحب الحساب، فيُنفَّذ ما طلبته.',
  goOn: 'متابعة',
  goOnByPasskey: 'المتابعة بمفتاح المرور',
  personalData: 'بياناتي وحسابي',
  noAccount: 'ليس لك حساب؟',
  backToSignIn: 'العودة إلى تسجيل الدخول',

  signUp: 'إنشاء حساب',
  signUpLead: 'انضم إلى مكتب ولايتك. العضوية مجانية ومفتوحة لكل طالبة وطالب.',
  office: 'المكتب',
  officeHelp: 'رئيس هذا المكتب هو من يفعّل حسابك',
  chooseOffice: 'اختر مكتبك',
  officesComing: 'جارٍ تحميل المكاتب',
  officesFailed: 'تعذّر تحميل المكاتب.',
  retry: 'إعادة المحاولة',
  signedUp: 'تم تسجيل الحساب بنجاح',
  activatedLater: 'سيتم تفعيل الحساب لاحقًا من قبل رئيس المكتب',
  signedUpNext: 'أرسلنا إليك رابطًا لتأكيد بريدك الإلكتروني. ونراسلك على العنوان نفسه فور تفعيل حسابك.',

  consent: 'بالضغط على «إنشاء حساب» توافق على حفظ هذه البيانات.',
  whatIsKept: 'ما الذي نحفظه عنك، ولماذا، وإلى متى؟',
  kept: [
    'اسمك وبريدك ومكتبك: لتسجيل دخولك ومراسلتك ونشر ما تكتبه باسمك. تبقى ما بقي حسابك.',
    'كلمة مرورك: لا نحفظها، بل بصمة لا تُقرأ منها.',
    'جلساتك والأجهزة التي دخلت منها: لتعرفها أنت وتنهيها. تُحذف بانتهائها.',
    `سجل الأمان: ما جرى على حسابك من دخول وخروج وتغيير، ومن أي شبكة ومتصفح، لنكشف من دخله بغير إذنك. يُحفظ ${plural(retentionDays.securityEvents, days)} ولو حُذف حسابك.`,
    'سجل الإجراءات: ما يفعله المسؤولون بحسابك ومنشوراتك، وفيه اسمك يومئذ، ليُعرف من فعل ماذا. لا يُعدَّل ولا يُحذف ولو حُذف حسابك.',
    `إن رُفض طلبك حذفنا حسابك كله بعد ${plural(retentionDays.refusedApplicants, days)}.`,
    `متى شئت نزّلت نسخة من بياناتك أو حذفت حسابك من صفحة «بياناتي وحسابي»، ولك ${plural(retentionDays.accountDeletions, days)} لتغيّر رأيك.`,
  ],

  forgot: 'نسيت كلمة المرور؟',
  forgotTitle: 'كلمة مرور جديدة',
  forgotLead: 'اكتب بريدك الإلكتروني، نرسل إليك رابطًا تختار به كلمة مرور جديدة.',
  sendLink: 'إرسال الرابط',

  waiting: 'حسابك في انتظار التفعيل',
  waitingNext: 'لا حاجة إلى التسجيل مرة أخرى: نراسلك فور تفعيل حسابك. وإن طال انتظارك فاتصل بمكتبك.',
  reminder: 'تذكير بحسابك',
  mustChangePassword: 'كلمة مرورك مؤقتة، اختارها لك غيرك. اختر كلمة مرور لا يعرفها سواك.',
  changePassword: 'تغيير كلمة المرور',
  mustConfirmEmail: 'لم تؤكّد بريدك الإلكتروني بعد. افتح الرابط الذي أرسلناه إليك.',
  addSecondFactor: 'إضافة وسيلة تحقق',
  secondFactorDue: (days: number) => `أضف وسيلة تحقق ثانية إلى حسابك. ${plural(days, daysLeft)} تتوقف بعدها صلاحياتك.`,
  secondFactorOverdue: 'توقفت صلاحياتك إلى أن تضيف وسيلة تحقق ثانية إلى حسابك.',
  later: 'لاحقًا',
  understood: 'حسنًا',
  resend: 'إعادة إرسال رابط تأكيد البريد',
};
