import type { Member, Role } from 'shared-api/contract/members/members.contract';
import { roleName } from 'shared-api/contract/members/role-words';
import { memberCount, noMembers } from 'shared-api/contract/words/count-words';
import { isolated, plural } from 'shared-ui/static';
import { messages as dashboard } from '../messages.ts';

/** Everything said about members; what the spec gives in English stands in `pairs.ts`. */
export const messages = {
  title: 'الأعضاء',
  table: 'جدول الأعضاء',
  count: (total: number) => plural(total, memberCount),

  search: 'البحث في الأعضاء',
  searchHint: dashboard.personSearchHint,
  office: 'المكتب',
  role: 'الصفة',
  status: 'الحالة',
  sort: 'الترتيب',
  perPage: 'في الصفحة',
  onlyActive: 'المفعّلون',
  onlyInactive: 'غير المفعّلين',
  sorts: {
    '-createdAt': 'الأحدث انضمامًا',
    createdAt: 'الأقدم انضمامًا',
    name: 'الاسم من أ إلى ي',
    '-name': 'الاسم من ي إلى أ',
  },

  columns: 'الأعمدة',
  avatar: 'الصورة',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  phone: 'رقم الهاتف',
  action: 'الإجراء',
  joined: 'تاريخ الانضمام',
  lastSeen: 'آخر دخول',
  never: 'لم يدخل بعد',
  oneself: 'أنت',
  more: 'المزيد',
  select: (name: string) => `اختيار ${name}`,
  selectAll: 'اختيار كل ما في الصفحة',

  active: 'مفعّل',
  inactive: 'غير مفعّل',
  activate: 'تفعيل',
  deactivate: 'إلغاء التفعيل',

  roleOf: (name: string) => `صفة ${name}`,
  roleAction: 'تغيير صفة',
  roleChange: (member: Pick<Member, 'name' | 'role' | 'addressedAs'>, role: Role) =>
    `تتغيّر صفة ${isolated(member.name)} من «${roleName(member)}» إلى «${roleName({ ...member, role })}».`,
  roleReplaces: (name: string) =>
    `في صفحة الأمين العام يحلّ هذا الحساب محلّ ${isolated(name)}، وتبقى صفة ${isolated(name)} كما هي.`,
  roleMayReplace: 'إن كان للمنظمة أمين عام غيره فسيحلّ هذا الحساب محلّه في صفحة الأمين العام.',
  roleConfirm: 'تغيير الصفة',
  /** Before the server's own sentence, which the spec gives in English. */
  roleChanged: 'تم تغيير صفة العضو بنجاح',

  removed: 'تم حذف العضو بنجاح',
  remove: 'حذف',
  removeAction: 'حذف العضو',
  removeText: 'سيفقد العضو حسابه ولن يستطيع الدخول، وتبقى منشوراته. لا يمكن التراجع عن ذلك.',

  invite: 'دعوة',
  inviteFailed: 'تعذّر إرسال الدعوة. حدّث الصفحة، فربما دخل العضو إلى حسابه، ثم أعد المحاولة.',

  endSessions: 'الجلسات',
  endSessionsAction: 'إنهاء جلسات',
  endSessionsText:
    'سيُسجَّل خروج العضو من كل أجهزته فورًا، ويبقى حسابه مفعّلًا. إن كانت كلمة مروره عند غيره فاطلب منه تغييرها.',
  endSessionsConfirm: 'إنهاء كل الجلسات',
  resetFactors: 'حذف وسائل التحقق وإنهاء الجلسات',
  resetFactorsFailed: 'تعذّر حذف وسائل التحقق. أعد المحاولة.',
  endSessionsFailed: 'تعذّر إنهاء الجلسات. أعد المحاولة.',

  correctEmail: 'تصحيح البريد',
  correctEmailTitle: (name: string) => `تصحيح بريد ${isolated(name)}`,
  correctEmailText: (email: string) =>
    `البريد الحالي: ${isolated(email)}. يبقى كما هو حتى يفتح العضو الرابط الذي نرسله إلى البريد الجديد ويختار كلمة مروره، ونخبر البريد الحالي بذلك. لإلغاء تصحيح سابق اكتب البريد الحالي.`,
  newEmail: 'البريد الصحيح',
  correctEmailConfirm: 'إرسال الرابط',
  correctEmailFailed: 'تعذّر إرسال الرابط. أعد المحاولة.',

  move: 'نقل',
  moveTitle: (name: string) => `نقل ${isolated(name)} إلى مكتب آخر`,
  moveText: (office: string) => `المكتب الحالي: ${isolated(office)}. تنتقل منشورات العضو معه.`,
  newOffice: 'المكتب الجديد',
  chooseOffice: 'اختر مكتبًا',
  moveConfirm: 'نقل العضو',
  moveFailed: 'تعذّر نقل العضو. أعد المحاولة.',
  cancel: 'إلغاء',

  undoFailed: 'تعذّر التراجع. أعد تفعيل العضو من صفّه في الجدول.',
  changedMeanwhile: (name: string, changes: string) =>
    `غيّر شخص آخر بيانات ${isolated(name)} قبلك، فلم يُنفَّذ طلبك. ${changes}. راجعها ثم أعد المحاولة إن أردت.`,
  changeOf: (what: string, value: string) => `${what}: ${value}`,
  otherChanges: 'تغيّرت بياناته الشخصية',

  none: noMembers,
  noneHint: 'لا أحد يوافق ما تبحث عنه. جرّب كلمات أقل أو وسّع الاختيار.',
};
