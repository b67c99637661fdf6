import { limits } from 'shared-api/contract/limits';
import { postCount } from 'shared-api/contract/words/count-words';
import { draftGone, draftHereOnly } from 'shared-api/contract/words/draft-words';
import { type PluralForms, plural } from 'shared-ui/static';

const drafts: PluralForms = {
  zero: 'لا مسودات',
  one: 'مسودة واحدة',
  two: 'مسودتان',
  few: '# مسودات',
  many: '# مسودة',
  other: '# مسودة',
};

const kept: PluralForms = {
  zero: 'لا مسودات',
  one: 'مسودة واحدة',
  two: 'مسودتين',
  few: '# مسودات',
  many: '# مسودة',
  other: '# مسودة',
};

export const draftsMessages = {
  lead: `ما بدأت كتابته ولم يُنشر بعد، تجده على كل أجهزتك ولا يراه سواك. نحفظ لك ${plural(limits.draftsPerMember, kept)} على الأكثر.`,
  tabs: 'ما لم يُنشر',
  tabNames: { drafts: 'المسودات', scheduled: 'المجدولة', ended: 'المنتهية', trash: 'المحذوفات' },
  count: (total: number) => plural(total, drafts),
  countPosts: (total: number) => plural(total, postCount),
  untitled: 'بلا عنوان',
  noText: 'لا نص فيها بعد.',
  ad: 'إعلان',
  saved: 'حُفظت',
  open: 'متابعة الكتابة',
  openOf: (title: string) => `متابعة كتابة «${title}»`,
  waits: (date: string) => `يُنشر في ${date}`,
  reschedule: 'تغيير الموعد',
  rescheduleOf: (title: string) => `تغيير موعد «${title}»`,
  rescheduled: (date: string) => `صار موعد النشر ${date}`,
  unschedule: 'إرجاع إلى مسودة',
  unscheduleOf: (title: string) => `إرجاع «${title}» إلى مسودة`,
  unscheduled: 'عاد المنشور مسودة، ولن يُنشر من تلقاء نفسه.',
  unscheduleFailed: 'تعذّر إرجاع المنشور إلى مسودة. أعد المحاولة.',
  delete: 'حذف',
  deleteOf: (title: string) => `حذف مسودة «${title}»`,
  deleteAction: 'حذف المسودة',
  deleteText: 'تُحذف المسودة الآن مع صورها من كل أجهزتك، ولا يمكن التراجع عن ذلك.',
  deleteFailed: 'تعذّر حذف المسودة. أعد المحاولة.',
  gone: draftGone,
  here: 'على هذا الجهاز',
  hereOnly: draftHereOnly,
  deleteHereText: 'يُحذف من هذا الجهاز ما لم يصل منها إلى حسابك، ولا يمكن التراجع عن ذلك.',
  none: 'لا مسودات لك',
  noneHint: 'ما تكتبه في «إضافة منشور» يُحفظ هنا من تلقاء نفسه.',
  newPost: 'إضافة منشور',
  noneScheduled: 'لا منشور ينتظر موعده',
  noneScheduledHint: 'اضغط «نشر لاحقًا» تحت منشور تكتبه، واختر متى يُنشر.',
  noneEnded: 'لم ينته إعلان لك',
  noneEndedHint: 'الإعلان الذي تنتهي مدته يبقى هنا، فتعيده متى شئت.',
  endedLead: 'لم تعد في القوائم، وصفحاتها باقية. لتعود إليها عدّل الإعلان واختر له نهاية أخرى.',
  endedAt: (date: string) => `انتهى في ${date}`,
  edit: 'تعديل',
  editOf: (title: string) => `تعديل «${title}»`,
};
