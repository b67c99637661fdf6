import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import { recipientWords } from 'shared-api/contract/accounts/recipient-words';
import { limits } from 'shared-api/contract/limits';
import type { NotificationTopic } from 'shared-api/contract/notifications/notifications.contract';
import { followerWords } from 'shared-api/contract/offices/follower-words';
import * as pathTo from 'shared-api/contract/path-to';
import { galleryLimits } from 'shared-api/contract/posts/gallery-limits';
import {
  askAgain,
  emailConfirmed,
  invitationNotActive,
  invitationSignedIn,
  linkExpired,
  mailsStopped,
  passwordAgain,
  passwordReset,
  profileRejected,
  resetLinkMailed,
  signedOut,
  signedUp,
} from 'shared-api/contract/words/account-words';
import { contactSent } from 'shared-api/contract/words/contact-words';
import { daysAfterPreposition } from 'shared-api/contract/words/day-words';
import { toCorrect } from 'shared-api/contract/words/member-words';
import { endsBeforeStart, pastTime, postTextLabels } from 'shared-api/contract/words/post-words';

type Account = { email: string; role: string; office: string; isActive: boolean };

/** What `npm start` says when the portal can be used. */
export const startedText = (address: string, accounts: Account[], password: string) =>
  [
    `The portal is open at ${address}`,
    ...(accounts.length > 0 ? [`Demo accounts (password ${password}):`] : []),
    ...accounts.map(
      ({ email, role, office, isActive }) =>
        `  ${email.padEnd(26)} ${role}  ${office}${isActive ? '' : '  (not activated yet)'}`,
    ),
    '',
  ].join('\n');

/** Shown when not even the frame of a page can be rendered. */
export const errorPage = {
  title: 'تعذّر عرض الصفحة الآن',
  retry: 'إعادة المحاولة',
  reach: 'إن كان الأمر مستعجلًا فهاتفنا:',
};

/** Asks an administrator before a build that is not live is shown. */
export const confirmPage = {
  title: 'تجربة نسخة غير منشورة',
  what: 'ستعرض لك البوابة في هذا المتصفح وحده، حتى تغلقه أو تعود إلى النسخة المنشورة، النسخة:',
  caution: 'لا تتابع إلا إذا كنت أنت من طلب هذه النسخة.',
  confirm: 'عرض هذه النسخة',
  decline: 'البقاء على النسخة المنشورة',
};

/** Of the calendar that a person's own program follows: of the organisation, or of an office. */
export const calendarTitle = (name: string) => `فعاليات ${name}`;

export const feedTitles = { posts: 'المنشورات', announcements: 'الإعلانات' };

/** Where an installed portal's icon leads beside its start. */
export const shortcuts = [
  { name: 'المنشورات', url: pathTo.posts },
  { name: 'اتصل بنا', url: '/#contacts' },
];

export const nationalOfficeName = 'المكتب الوطني';

const profileUpdated = 'تم تعديل الملف الشخصي بنجاح';

export const messages = {
  overrideLabel: 'نسخة للتجربة',
  overrideOf: 'تعرض هذه الصفحة نسخة للتجربة لا يراها الزوار:',
  overrideEnd: 'العودة إلى النسخة المنشورة',
  previewOver: 'رابط المعاينة غير صالح أو انتهت صلاحيته',
  previewOverHint: 'اطلب رابطًا جديدًا ممن أرسله إليك.',
  noSuchFrontEnd: 'لا توجد واجهة بهذا الاسم:',
  noLocalBuilds: 'هذه البوابة لا تعرض نسخًا من جهاز المطوّر:',
  noSuchBuild: 'لا توجد نسخة محفوظة تلائم البوابة الحالية بهذا العنوان:',
  badOverride: 'لا يُفهم هذا الطلب، وصورته «الواجهة@النسخة»:',
  signedIn: 'تم تسجيل الدخول بنجاح',
  signedOut,
  contactSent,
  postPublished: 'تم نشر المنشور بنجاح',
  postEdited: 'تم تعديل المنشور بنجاح',
  postDeleted: 'تم حذف المنشور بنجاح',
  postRestored: 'تمت استعادة المنشور بنجاح',
  eventCancelled: 'أُلغيت الفعالية، وبقيت صفحتها ليعرف ذلك من يفتحها',
  eventResumed: 'لم تعد الفعالية ملغاة، ومن سجّل حضوره باق في القائمة',
  postErased: 'تم حذف المنشور نهائيًا',
  mailsStopped,
  draftDeleted: 'تم حذف المسودة',
  textRestored: 'تمت استعادة النص السابق بنجاح',
  signedUp,
  resetLinkMailed,
  passwordReset,
  invitationNotActive,
  invitationSignedIn,
  emailConfirmed,
  emailChanged: 'تم تغيير بريد حسابك بنجاح',
  confirmationMailed: `إن كان هذا البريد في انتظار التأكيد فستصله رسالة فيها رابط التأكيد. ${askAgain}`,
  sessionEnded: 'تم إنهاء الجلسة بنجاح',
  reauthenticated: 'تم التحقق من هويتك',
  passkeyAdded: 'تمت إضافة مفتاح المرور بنجاح',
  passkeyRenamed: 'تم تغيير اسم مفتاح المرور',
  passkeyRemoved: 'تم حذف مفتاح المرور',
  totpOn: 'تم تفعيل تطبيق المصادقة بنجاح',
  totpOff: 'تم إيقاف تطبيق المصادقة',
  recoveryCodesMade: 'تم إنشاء رموز استرجاع جديدة، ولم تعد القديمة صالحة',
  factorsRemoved: 'تم حذف وسائل التحقق الخاصة بالعضو',
  otherSessionsEnded: 'تم إنهاء الجلسات الأخرى بنجاح',
  settingSaved: 'حُفظ',
  quietHoursSaved: (isOn: boolean) => (isOn ? 'حُفظت ساعات الهدوء' : 'أُوقفت ساعات الهدوء'),
  profileUpdated,
  profileUpdatedAndMailed: (email: string) =>
    `${profileUpdated}. أرسلنا رابط تأكيد إلى \u2068${email}\u2069، وحتى تفتحه تدخل ببريدك الحالي.`,
  emailChangeWithdrawn: `${profileUpdated}. أُلغي تغيير البريد، وبقي بريدك الحالي كما هو.`,
  memberAdded: 'تمت إضافة العضو بنجاح',
  membersImported: 'تم استيراد الأعضاء بنجاح، وتصل كل واحد منهم دعوة بالبريد',
  importTried: 'قُرئ الملف ولم يُضف أحد بعد',
  memberActivated: 'تم تفعيل العضو بنجاح',
  memberDeactivated: 'تم إلغاء تفعيل العضو بنجاح',
  memberRoleUpdated: 'Member role updated successfully',
  memberEmailCorrected: 'أرسلنا رابطًا إلى البريد الجديد. يصير بريدَ العضو حين يفتحه ويختار كلمة مروره.',
  memberEmailKept: 'بقي بريد العضو كما هو، ولا يعمل رابط أُرسل لتصحيحه.',
  memberMoved: 'تم نقل العضو بنجاح',
  memberDeleted: 'Member deleted successfully',
  memberInvited: 'تم إرسال الدعوة بالبريد مرة أخرى',
  memberSessionsEnded: 'تم إنهاء جلسات العضو على كل أجهزته',
  applicantApproved: 'تم قبول طلب الانضمام وتفعيل الحساب',
  applicantRejected: 'تم رفض طلب الانضمام، ويصل صاحبه إعلام بالبريد بعد دقيقة',
  rejectionUndone: 'تم التراجع عن الرفض، ولم يُرسل إلى صاحبه شيء',
  officeAdded: 'تمت إضافة المكتب بنجاح',
  officeEdited: 'تم تعديل بيانات المكتب بنجاح',
  officeActivated: 'تم تفعيل المكتب بنجاح',
  officeDeactivated: 'تم إلغاء تفعيل المكتب بنجاح',
  postRemoved: 'تم حذف المنشور وإعلام صاحبه',
  messageMarked: 'تم تحديث حالة الرسالة',
  messageTaken: 'أنت تتولّى هذه الرسالة الآن',
  messageGivenBack: 'أُعيدت الرسالة، ويمكن لغيرك أن يتولّاها',
  messageReplied: 'تم إرسال الرد بالبريد',
  dataExportRequested: 'نجهّز نسخة بياناتك، ونراسلك حين تصبح جاهزة.',
  deletionRequested: 'سجّلنا طلب حذف حسابك، وأنهينا كل جلساتك.',
  accountErased: 'تم حذف الحساب وما يخص صاحبه',
  deletionCancelled: 'تم إلغاء طلب الحذف وإعلام صاحبه',
};

/** The first line of members.csv. */
export const memberColumnNames = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  office: 'المكتب',
  role: 'الصفة',
  active: 'الحالة',
  createdAt: 'تاريخ التسجيل',
  lastSeenAt: 'آخر دخول',
  toCorrect,
};
export const memberStates = { active: 'مفعّل', inactive: 'غير مفعّل' };

/** The first line of attendees.csv. */
export const attendeeColumnNames = {
  name: 'الاسم',
  office: 'المكتب',
  email: 'البريد الإلكتروني',
  state: 'الحالة',
  joinedAt: 'تاريخ التسجيل',
  checkedInAt: 'وقت الحضور',
};
export const attendeeStates = { going: 'له مكان', waiting: 'في قائمة الانتظار', visitor: 'زائر' };

/** The first line of security.csv. */
export const securityColumnNames = {
  at: 'الوقت',
  kind: 'الحدث',
  member: 'العضو',
  address: 'عنوان الشبكة',
  agent: 'المتصفح',
  details: 'تفاصيل',
};

/** By the plural forms of Arabic, as a word stands after «خلال» or «بعد». */
type CountForms = Record<string, string>;
const pluralRules = new Intl.PluralRules('ar');
/** A number with the word that it counts. */
export const countOf = (count: number, forms: CountForms) =>
  (forms[pluralRules.select(count)] ?? '#').replace('#', String(count));

/** What stands above each list of a mail: a place at an event belongs to the topic of decisions, but is none. */
const headingForms: Record<NotificationTopic | 'places', CountForms> = {
  posts: {
    one: 'منشور جديد',
    two: 'منشوران جديدان',
    few: '# منشورات جديدة',
    many: '# منشورًا جديدًا',
    other: '# منشور جديد',
  },
  decisions: {
    one: 'قرار يخصك',
    two: 'قراران يخصانك',
    few: '# قرارات تخصك',
    many: '# قرارًا يخصك',
    other: '# قرار يخصك',
  },
  places: {
    one: 'مكان لك في فعالية',
    two: 'مكانان لك في فعاليتين',
    few: 'أماكن لك في # فعاليات',
    many: 'أماكن لك في # فعالية',
    other: 'أماكن لك في # فعالية',
  },
  applicants: {
    one: 'طلب انضمام جديد',
    two: 'طلبا انضمام جديدان',
    few: '# طلبات انضمام جديدة',
    many: '# طلب انضمام جديدًا',
    other: '# طلب انضمام جديد',
  },
  messages: {
    one: 'رسالة جديدة',
    two: 'رسالتان جديدتان',
    few: '# رسائل جديدة',
    many: '# رسالة جديدة',
    other: '# رسالة جديدة',
  },
};
const noticeForms: CountForms = {
  two: 'جديدان في البوابة',
  few: '# أشياء جديدة في البوابة',
  many: '# شيئًا جديدًا في البوابة',
  other: '# شيء جديد في البوابة',
};
const moreForms: CountForms = {
  one: 'وواحد غيرها',
  two: 'واثنان غيرها',
  few: 'و# غيرها',
  many: 'و# غيرها',
  other: 'و# غيرها',
};
export type NoticeHeading = keyof typeof headingForms;
export const noticeMailTexts = {
  hello: (name: string) => `مرحبًا ${name}، هذا ما جدّ:`,
  subject: (count: number) => countOf(count, noticeForms),
  heading: (heading: NoticeHeading, count: number) => countOf(count, headingForms[heading]),
  more: (count: number) => countOf(count, moreForms),
};

const minuteForms: CountForms = {
  one: 'دقيقة واحدة',
  two: 'دقيقتين',
  few: '# دقائق',
  many: '# دقيقة',
  other: '# دقيقة',
};
const hourForms: CountForms = { one: 'ساعة واحدة', two: 'ساعتين', few: '# ساعات', many: '# ساعة', other: '# ساعة' };

/** A time to wait, rounded up: in minutes, from an hour on in hours. */
function inMinutes(seconds: number) {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 60 ? countOf(minutes, minuteForms) : countOf(Math.ceil(minutes / 60), hourForms);
}

/** The sentences of `errors.ts`. */
export const rejections = {
  validationFailed: 'تحقق من المعلومات المدخلة.',
  unauthenticated: 'سجّل الدخول أولًا.',
  wrongPair: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  wrongPassword: 'كلمة المرور غير صحيحة.',
  wrongCode: 'الرمز غير صحيح أو سبق استعماله. اكتب الرمز الظاهر الآن في تطبيق المصادقة.',
  passkeyRejected: 'لم يُقبل مفتاح المرور. أعد المحاولة، أو استعمل مفتاحًا آخر.',
  lastFactor: 'حسابك يستلزم وسيلة تحقق ثانية: أضف وسيلة أخرى قبل حذف هذه.',
  tooManyPasskeys: 'بلغت أكبر عدد من مفاتيح المرور. احذف مفتاحًا لا تستعمله ثم أضف هذا.',
  hasTotpAlready: 'تطبيق المصادقة مفعّل من قبل. أوقفه أولًا لتربط تطبيقًا آخر.',
  signInExpired: 'انتهت مهلة تسجيل الدخول. اكتب بريدك وكلمة مرورك من جديد.',
  reauthenticationRequired: 'أكّد هويتك بكلمة مرورك ثم أعد المحاولة.',
  heldBack: {
    own_password_required: 'كلمة مرورك مؤقتة. اختر كلمة مرور جديدة من صفحة «تعديل الملف الشخصي» لتبدأ العمل.',
    second_factor_required: 'أضف وسيلة تحقق ثانية من صفحة «أمان الحساب» لتواصل العمل.',
  },
  forbidden: 'لا تملك صلاحية القيام بهذا الإجراء. اطلبه من مسؤول البوابة.',
  inactiveAccount: 'لم يتم تفعيل حسابك بعد، سيفعّله رئيس المكتب.',
  emailTaken: 'هذا البريد الإلكتروني مستعمل في حساب آخر. اكتب بريدًا آخر.',
  emailTakenMeanwhile:
    'صار هذا البريد مستعملًا في حساب آخر، فبقي بريد حسابك كما هو. اختر بريدًا آخر من صفحة تعديل الملف الشخصي.',
  linkExpired: 'الرابط غير صالح أو انتهت صلاحيته، اطلب رابطًا جديدًا.',
  invitationExpired:
    'انتهت صلاحية هذه الدعوة أو استُعملت من قبل. اطلب دعوة جديدة من مكتبك، أو اختر «نسيت كلمة المرور؟» عند تسجيل الدخول.',
  profileRejected,
  badOrigin: 'رُفض الطلب لأنه صادر من موقع آخر.',
  emailUnconfirmed: 'لم يؤكّد صاحب هذا الحساب بريده، فقد يكون لغيره. تحقّق منه أولًا، ثم أكّد أنك تفعّل الحساب رغم ذلك.',
  notFound: 'العنصر المطلوب غير موجود. ربما حُذف.',
  postGone: 'حُذف هذا المنشور.',
  followerLinkExpired: `${linkExpired}: ${followerWords.expired}`,
  recipientLinkCut: `${linkExpired}: ${recipientWords.cut}`,
  officeNameTaken: 'يوجد مكتب آخر بهذا الاسم. اكتب اسمًا آخر.',
  ownAccount: 'لا يمكنك القيام بهذا الإجراء على حسابك. اطلبه من مسؤول آخر.',
  changedMeanwhile: 'غيّر شخص آخر هذه البيانات قبلك، فلم يُنفَّذ طلبك. راجع ما تغيّر ثم أعد المحاولة.',
  noCsvFile:
    'لا يُقرأ هذا الملف جدولًا. احفظه من برنامج الجداول بصيغة CSV، وسطره الأول عناوين الأعمدة، ثم اختره من جديد.',
  noEmailAddress: 'ترك الزائر رقم هاتف لا بريدًا. اتصل به، ثم اجعل حالة الرسالة «تم الرد».',
  linkNotMailed:
    'لم نرسل الرابط، وبقي بريد العضو كما هو: راسلنا هذا البريد قبل قليل، أو بلغ حدّه من رسائلنا اليوم، أو طلب صاحبه ألا نراسله. أعد المحاولة لاحقًا.',
  noInvitation: 'دخل هذا العضو إلى حسابه أو اختار كلمة مروره، فلا يحتاج إلى دعوة.',
  invitationNotSent: `لم تُرسل الدعوة: راسلنا هذا البريد قبل قليل، أو بلغ حدّه من رسائلنا اليوم، أو طلب صاحبه ألا نراسله. أعد المحاولة بعد ${inMinutes(accountLimits.nextFormMailMinutes * 60)}، أو اطلب من العضو أن يفتح آخر دعوة وصلته.`,
  lastAdmin: 'هذا آخر مسؤول مفعّل في البوابة. اجعل عضوًا آخر مسؤولًا أولًا.',
  noApplicant: 'تمت معالجة طلب الانضمام هذا من قبل.',
  rejectionMailed: 'فات وقت التراجع: بدأ إرسال الرفض إلى صاحبه. لقبوله فعّل حسابه من جدول الأعضاء.',
  tooManyDrafts: `لك ${limits.draftsPerMember} مسودة، وهو أكبر عدد. انشر إحداها أو احذفها من «مسوداتي»، ثم أعد المحاولة.`,
  eventTakesNobody: 'انتهت هذه الفعالية أو أُلغيت، فلا يُسجَّل الحضور إليها. ابحث عن غيرها في صفحة الفعاليات.',
  eventIsOver: 'انتهت هذه الفعالية، فلا تُلغى ولا تُعاد.',
  eventForMembers: 'هذه الفعالية لأعضاء المنظمة. إن كنت عضوًا فسجّل الدخول، ثم سجّل حضورك من صفحتها.',
  visitorLinkExpired:
    'هذا الرابط لا يعمل: انتهت صلاحيته، أو أُلغي الحضور من قبل، أو نُسخ ناقصًا. افتحه من آخر رسالة وصلتك، أو سجّل حضورك من صفحة الفعالية.',
  pinMoved: 'تغيّر المنشور المثبّت بعد ذلك، فبقي التثبيت كما هو الآن.',
  unknownOffice: 'المكتب المختار غير موجود. اختر مكتبًا من القائمة.',
  tooLarge: 'ما أرسلته أكبر من المسموح به. اختصره، أو اختر صورًا أصغر.',
  unsupportedMedia: 'نوع البيانات المرسلة غير مدعوم.',
  tooManyRows: (max: number) => `في الملف أكثر من ${max} سطر. قسّمه إلى ملفات أصغر، واستورد كل واحد وحده.`,
  tooManyColumns: (max: number) => `في الملف أكثر من ${max} عمود. احذف منه ما لا يلزم، ثم اختره من جديد.`,
  unreadableRow: (row: number) =>
    `السطر ${row} من الملف طويل جدًا، أو فيه علامة اقتباس (") في غير موضعها. صحّحه، ثم اختر الملف من جديد.`,
  tooManyRequests: (seconds: number) => `محاولات كثيرة، أعد المحاولة بعد ${inMinutes(seconds)}.`,
  tooManyInvitations:
    'بلغ المكتب حد الدعوات في اليوم الواحد، فلم نُضف أحدًا ولم نرسل شيئًا. أعد المحاولة غدًا، أو أضف اليوم عددًا أقل.',
  dailyLimit: 'بلغت حد ما يُرسل في اليوم الواحد من منشورات وصور. ما كتبته يبقى هنا، فأعد المحاولة غدًا.',
  eventChangesLimit:
    'تغيّرت هذه الفعالية اليوم مرات كثيرة، ووصل المسجَّلين خبر كل مرة. أعد المحاولة غدًا، وما كتبته يبقى هنا. أما إلغاء الفعالية وحذفها فممكنان الآن.',
  eventReturnsLimit: 'تغيّرت هذه الفعالية اليوم مرات كثيرة، ووصل المسجَّلين خبر كل مرة. أعد المحاولة غدًا.',
  unavailable: 'الخدمة غير متاحة مؤقتًا، أعد المحاولة بعد قليل.',
  storageFull: 'لا تستطيع البوابة حفظ شيء الآن، فلم يُحفظ ما أرسلته. احتفظ به عندك، وأعد المحاولة لاحقًا.',
  internal: 'حدث خطأ غير متوقع في الخادم. أعد المحاولة بعد قليل.',
};

const fieldNames: Record<string, string> = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  message: 'الرسالة',
  office: 'المكتب',
  consent: 'الموافقة على حفظ البيانات',
  confirmPassword: passwordAgain,
  phone: 'الهاتف',
  addressedAs: 'صيغة المخاطبة',
  bio: 'نبذة قصيرة',
  about: 'عني',
  token: 'الرابط',
  title: 'العنوان',
  content: 'نص المنشور',
  ...postTextLabels,
  gallery: 'معرض الصور',
  isEvent: 'الفعالية',
  eventBegins: 'بداية الفعالية',
  expires: 'نهاية الإعلان',
  eventEnds: 'نهاية الفعالية',
  eventPlace: 'مكان الفعالية',
  eventAddress: 'كيفية الوصول',
  eventCapacity: 'عدد الأماكن',
  eventAudience: 'من يحضر',
  pinned: 'التثبيت',
  draft: 'المسودة',
  withoutImage: 'إزالة الصورة',
  at: 'موعد النشر',
  device: 'الجهاز',
  author: 'صاحب المنشور',
  type: 'نوع المنشور',
  q: 'عبارة البحث',
  sample: 'عدد المنشورات العشوائية',
  role: 'الصفة',
  officeId: 'المكتب',
  description: 'الوصف',
  reason: 'السبب',
  ids: 'الأعضاء المختارون',
  posts: 'مصير المنشورات',
  action: 'الإجراء',
  state: 'الحالة',
  seen: 'الحالة السابقة',
  active: 'حالة التفعيل',
  sort: 'الترتيب',
  act: 'نوع الإجراء',
  kind: 'نوع الحدث',
  member: 'العضو',
  month: 'الشهر',
  limit: 'عدد العناصر',
  cursor: 'موضع الصفحة',
  file: 'الملف',
  columns: 'الأعمدة',
  encoding: 'ترميز الحروف',
  isTrial: 'المعاينة',
  code: 'الرمز',
  currentPassword: 'كلمة المرور الحالية',
};

const fieldErrors: Record<string, string> = {
  missing: 'فارغ، فاملأه',
  too_short: 'أقصر من المسموح به، فأطله',
  too_long: 'أطول من المسموح به، فاختصره',
  bad_email: 'لا يطابق شكل بريد إلكتروني',
  bad_phone: 'ليس رقم هاتف كاملًا: يُكتب مثل \u20680661 23 45 67\u2069، من 8 أرقام إلى 15 رقمًا',
  bad_signs: 'فيه علامة لا تُرى، كنهاية سطر أو علامة جدولة، فاحذفها أو اكتبه من جديد',
  bad_contact: 'يُكتب بريدًا مثل name@example.dz أو رقمًا مثل \u20680661 23 45 67\u2069',
  different: 'لا يطابق الحقل الأول',
  too_many_pictures: 'فيه من الصور أكثر من المسموح به',
  too_many_foreign_pictures: 'فيه من صور المواقع الأخرى أكثر من المسموح به، فنزّل بعضها إلى جهازك ثم أضفها بزر «صورة»',
  unknown: 'ليس من الخيارات المتاحة',
  other_order: 'يعود إلى ترتيب آخر للقائمة',
  bad_code: 'يتكوّن من 6 أرقام',
  bad_number: 'خارج الحدود المسموح بها',
  bad_endpoint: 'ليس عنوان خدمة إشعارات',
  bad_key: 'ليس مفتاح تشفير صحيحًا',
  bad_time: 'ليس يومًا وساعة صحيحين',
};

/** Sentences of their own, where "the field is so" would not be Arabic. */
const fieldSentences: Record<string, string> = {
  bad_name: `اكتب الاسم وحده: بلا رابط ولا بريد إلكتروني، ولا كلمة فيها أكثر من ${limits.nameWordLength} حرفًا.`,
  past: pastTime,
  after_expiry: 'ينتهي الإعلان قبل هذا الموعد، فاختر للنشر موعدًا قبل نهايته.',
  after_event: 'تبدأ الفعالية قبل هذا الموعد، فاختر للنشر موعدًا قبلها.',
  ends_first: endsBeforeStart,
  lasts_long: 'تدوم الفعالية أكثر من شهر، فاختر نهاية أقرب.',
  too_nested: 'تنسيق النص متداخل كثيرًا. الصقه نصًا بلا تنسيق، ثم نسّقه هنا.',
  too_many_in_gallery: `في معرض الصور أكثر من ${galleryLimits.pictures} صورة، فاحذف ما زاد.`,
  too_far: 'هذا الموعد بعيد. اختر موعدًا خلال سنة من الآن.',
  too_common: 'كلمة المرور هذه شائعة ويجرّبها المخترقون أولًا، فاختر غيرها.',
  holds_name: 'في كلمة المرور اسم صاحب الحساب أو بريده، فاختر غيرها.',
};

/** One sentence for a rejected field. The contract's codes name their bound after a colon. */
export const fieldSentence = (field: string, code: string) =>
  fieldSentences[code] ?? `حقل «${fieldNames[field] ?? field}» ${fieldErrors[code.split(':')[0] ?? ''] ?? 'غير صالح'}.`;

/** What is wrong with one picture of a gallery, and what to do. */
export const galleryErrors = {
  bad: (place: number) => `الصورة رقم ${place} في المعرض ليست صورة يمكن قراءتها، فاحذفها أو اختر غيرها.`,
  notRead: (place: number, sentence: string) => `الصورة رقم ${place} في المعرض: ${sentence}`,
  gone: (place: number) => `الصورة رقم ${place} في المعرض لم تعد محفوظة، فاحذفها ثم أضفها من جديد.`,
  words: (place: number) => `وصف الصورة رقم ${place} في المعرض أو تعليقها أطول من المسموح به، فاختصره.`,
};

/** What to correct in a row of a file of members, besides its fields, and what to write into those that have a form. */
export const importErrors = {
  examples: {
    email: 'اكتبه مثل \u2068name@example.dz\u2069.',
    phone: 'اكتبه مثل \u20680661 23 45 67\u2069.',
  } as Record<string, string>,
  lostLetters: 'في السطر حرف ضاع عند حفظ الملف، ومكانه علامة \ufffd. اكتب الحرف مكانها.',
  role: (roles: string[]) => `اكتب في الصفة إحدى هذه: ${roles.join('، ')}.`,
  office: 'اكتب اسم المكتب كما هو في قائمة المكاتب التي تديرها.',
  same: (row: number) => `تكرّر هذا البريد في السطر ${row}، فاترك واحدًا منهما.`,
};

const shownAddressLength = 80;

/** Its end as well as its beginning: one names the site, the other the file. */
const shorten = (address: string) =>
  address.length <= shownAddressLength
    ? address
    : `${address.slice(0, shownAddressLength / 2)}…${address.slice(-shownAddressLength / 2)}`;

/** Says which pictures of other sites could not be fetched, and what to do. Addresses keep their own direction. */
export function foreignPicturesSentence(addresses: string[]) {
  const shown = addresses.map((address) => `\u2066${shorten(address)}\u2069`).join('، ');
  return addresses.length === 1
    ? `تعذّر جلب هذه الصورة من موقعها: ${shown}. نزّلها إلى جهازك ثم أضفها بزر «صورة»، أو احذفها من النص.`
    : `تعذّر جلب هذه الصور من مواقعها: ${shown}. نزّلها إلى جهازك ثم أضفها بزر «صورة»، أو احذفها من النص.`;
}

/** Stands for a picture of another site in a text stored before such pictures were fetched. */
export const foreignPictureLabel = 'صورة في موقع آخر';

/** Of a person who had its account deleted; its posts may stay. */
export const formerMemberName = 'عضو سابق';

/** A period after «خلال» or «بعد». */
export const inDays = (days: number) => countOf(days, daysAfterPreposition);

/** Lies beside the files of a member's data, and says what they are. */
export const dataReadme = `نسخة من كل ما تحفظه البوابة عنك

data.json: ملفك الشخصي، وجلساتك، ورسائلك إلى المنظمة، وما سُجّل من إجراءات قمت بها أو جرت على حسابك
posts.json: منشوراتك وإعلاناتك ومسوداتك
post-revisions.json: نصوصها السابقة قبل كل تعديل
pictures: صورتك وصور منشوراتك

كلمة مرورك لا تحفظها البوابة، بل بصمة لا تُقرأ منها، فليست هنا.
`;
