import type { MessageState } from 'shared-api/contract/contact.contract';
import { limits } from 'shared-api/contract/limits';
import { connectionHint } from 'shared-api/contract/words/page-words';
import { isolated, type PluralForms, plural } from 'shared-ui/static';

const letters: PluralForms = {
  zero: 'لا رسائل',
  one: 'رسالة واحدة',
  two: 'رسالتان',
  few: '# رسائل',
  many: '# رسالة',
  other: '# رسالة',
};

const hoursLeft: PluralForms = {
  zero: 'بقي أقل من ساعة',
  one: 'بقيت ساعة واحدة',
  two: 'بقيت ساعتان',
  few: 'بقيت # ساعات',
  many: 'بقيت # ساعة',
  other: 'بقيت # ساعة',
};
const hoursOverdue: PluralForms = {
  zero: 'تأخّر الرد أقل من ساعة',
  one: 'تأخّر الرد ساعة',
  two: 'تأخّر الرد ساعتين',
  few: 'تأخّر الرد # ساعات',
  many: 'تأخّر الرد # ساعة',
  other: 'تأخّر الرد # ساعة',
};
const daysOverdue: PluralForms = {
  zero: 'تأخّر الرد أقل من يوم',
  one: 'تأخّر الرد يومًا',
  two: 'تأخّر الرد يومين',
  few: 'تأخّر الرد # أيام',
  many: 'تأخّر الرد # يومًا',
  other: 'تأخّر الرد # يوم',
};

const replies: PluralForms = {
  zero: 'لا ردود',
  one: 'رد واحد',
  two: 'ردّان',
  few: '# ردود',
  many: '# ردًا',
  other: '# رد',
};

const states: Record<MessageState, string> = { new: 'جديدة', read: 'مقروءة', answered: 'تم الرد' };

export const messages = {
  title: 'الرسائل',
  lead: `ما كتبه الزوار من صفحة الاتصال. وعدناهم بالرد خلال ${limits.replyHours} ساعة.`,
  list: 'رسائل الزوار',
  count: (total: number) => plural(total, letters),
  state: 'الحالة',
  states,
  stateOf: (name: string) => `حالة رسالة ${isolated(name)}`,
  left: (hours: number) => plural(hours, hoursLeft),
  overdue: {
    hours: (count: number) => plural(count, hoursOverdue),
    days: (count: number) => plural(count, daysOverdue),
  },
  assignee: 'من يتولّاها',
  assignees: { me: 'أنا', nobody: 'لا أحد' },
  take: 'أتولّاها',
  takeOver: 'أتولّاها أنا',
  giveBack: 'أعيدها ليتولّاها غيري',
  mine: 'أنت تتولّى هذه الرسالة.',
  nobodys: 'لا أحد يتولّى هذه الرسالة بعد.',
  assignedTo: (name: string) => `من يتولّاها: ${isolated(name)}`,
  assignFailed: 'لم يتغيّر من يتولّى الرسالة. أعد المحاولة.',
  assignedMeanwhile: (name = 'لا أحد') =>
    `غيّر شخص آخر هذه الرسالة قبلك، فلم يُنفَّذ طلبك. من يتولّاها الآن: ${isolated(name)}.`,
  replies: (count: number) => plural(count, replies),
  reply: 'الرد',
  replyHelp: 'يصل إلى الزائر بالبريد مع رسالته، وتصبح حالة الرسالة «تم الرد».',
  replyMissing: 'اكتب ردك أولًا',
  sendReply: 'إرسال الرد بالبريد',
  replyFailed: 'تعذّر إرسال الرد. ما كتبته باقٍ، فأعد المحاولة.',
  repliedMeanwhile: () =>
    'غيّر شخص آخر هذه الرسالة قبلك، فلم يُرسَل ردك، وما كتبته باقٍ. راجع ما تغيّر ثم أرسله إن بقيت له حاجة.',
  answerByPhone: 'ترك الزائر رقم هاتف: اتصل به، ثم اجعل حالة الرسالة «تم الرد».',
  call: (number: string) => `اتصال بالرقم ${isolated(number)}`,
  whatsApp: 'واتساب',
  back: 'كل الرسائل',
  noneOpen: 'اختر رسالة',
  noneOpenHint: 'اختر من القائمة رسالة لتقرأها وترد عليها.',
  gone: 'هذه الرسالة غير موجودة',
  goneHint: 'ربما حُذفت لانتهاء مدة حفظها. اختر رسالة أخرى من القائمة.',
  openFailed: 'تعذّر فتح الرسالة',
  openFailedHint: connectionHint,
  markFailed: 'تعذّر تحديث حالة الرسالة. أعد المحاولة.',
  changedMeanwhile: (name: string, state: string) =>
    `غيّر شخص آخر حالة رسالة ${isolated(name)} قبلك، وهي الآن: ${state}.`,
  none: 'لا توجد رسائل',
  noneHint: 'ستظهر هنا رسائل الزوار فور وصولها.',
};
