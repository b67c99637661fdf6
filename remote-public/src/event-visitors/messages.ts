import { retentionDays } from 'shared-api/contract/retention';
import { daysAfterPreposition } from 'shared-api/contract/words/day-words';
import { eventCancelled } from 'shared-api/contract/words/event-words';
import { plural } from 'shared-ui/static';
import { messages as mailedLink } from '../mailed-link/messages.ts';

export const messages = {
  attend: 'تسجيل الحضور',
  attendLead: 'اكتب اسمك وبريدك لنرسل إليك رابطًا تؤكد به حضورك. لا تحتاج إلى حساب.',
  waitLead:
    'اكتملت الأماكن. اكتب اسمك وبريدك لنرسل إليك رابطًا تدخل به قائمة الانتظار، ونراسلك حين يفرغ لك مكان. لا تحتاج إلى حساب.',
  waiting: 'انتظار مكان',
  form: 'حضورك',
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  kept: `يرى اسمك وبريدك منظّمو الفعالية، ونحذفهما بعد نهايتها بـ${plural(retentionDays.eventVisitors, daysAfterPreposition)}.`,
  sendFailed: 'تعذّر تسجيل حضورك. تحقّق من اتصالك ثم أعد المحاولة.',

  badLink: mailedLink.badLink,

  confirm: 'تأكيد الحضور',
  confirmLead: 'اضغط الزر ليُسجَّل حضورك.',
  confirmWaitLead: 'اكتملت الأماكن. اضغط الزر: إن لم يكن لك مكان من قبل دخلت قائمة الانتظار، ونراسلك حين يفرغ لك مكان.',
  confirmWaiting: 'تأكيد الانتظار',
  confirmButton: 'أؤكد حضوري',
  confirmWaitButton: 'أنتظر مكانًا',
  confirmFailed: 'تعذّر تأكيد حضورك. تحقّق من اتصالك ثم أعد المحاولة.',

  cancel: 'إلغاء الحضور',
  cancelLead: 'اضغط الزر ليأخذ غيرك مكانك، ونحذف اسمك وبريدك.',
  cancelButton: 'لن أحضر',
  cancelFailed: 'تعذّر إلغاء حضورك. تحقّق من اتصالك ثم أعد المحاولة.',

  forMembers: 'هذه الفعالية لأعضاء المنظمة',
  forMembersHint: 'إن كنت عضوًا فسجّل الدخول، ثم سجّل حضورك من صفحتها.',
  cancelled: eventCancelled,
  over: 'انتهت هذه الفعالية',
  overHint: 'ابحث عن غيرها في صفحة الفعاليات.',
  ended: 'أُغلق التسجيل في هذه الفعالية',
  endedHint: 'انتهى الإعلان عنها، فلا يُسجَّل حضور جديد. لتعرف موعدها وصاحب إعلانها افتح صفحتها.',
  toEvent: 'صفحة الفعالية',
  toEvents: 'كل الفعاليات',
};
