import { retentionDays } from 'shared-api/contract/retention';
import { daysLong } from 'shared-api/contract/words/day-words';
import { type PluralForms, plural } from 'shared-ui/static';

const notifications: PluralForms = {
  zero: 'لا إشعارات',
  one: 'إشعار واحد',
  two: 'إشعاران',
  few: '# إشعارات',
  many: '# إشعارًا',
  other: '# إشعار',
};

export const notificationsMessages = {
  lead: `جديد مكتبك والمكتب الوطني، وما قُرّر في شأن حسابك ومنشوراتك. يبقى الإشعار هنا ${plural(retentionDays.notifications, daysLong)}.`,
  list: 'ما وصلك',
  count: (total: number) => plural(total, notifications),
  unread: 'غير مقروء',
  readAll: 'تعليم الكل كمقروء',
  readAllFailed: 'تعذّر تعليم الإشعارات كمقروءة. أعد المحاولة.',
  choices: 'ما تريد أن يصلك',
  choicesLead:
    'ما لم تختره لا يظهر هنا من الآن، ويبقى ما وصلك من قبل. ولكل موضوع أن يصلك بالبريد أيضًا: فورًا، أو مجموعًا مساء كل يوم أو مساء كل أحد.',
  mail: 'بالبريد',
  mailOf: (topic: string) => `بالبريد: ${topic}`,
  mailFrequency: { none: 'لا ترسل', at_once: 'فورًا', daily: 'كل يوم', weekly: 'كل أسبوع' },
  topic: {
    posts: 'المنشورات والإعلانات الجديدة لمكتبك وللمكتب الوطني',
    decisions: 'ما يخص حسابك ومنشوراتك وأماكنك في الفعاليات',
    applicants: 'طلبات الانضمام الجديدة',
    messages: 'رسائل الزوار الجديدة',
  },
  choiceFailed: 'تعذّر حفظ اختيارك. أعد المحاولة.',
  choicesNotLoaded: 'تعذّر تحميل اختياراتك. تحقّق من اتصالك ثم أعد المحاولة.',
  none: 'لا إشعارات بعد',
  noneHint: 'حين يُنشر جديد في مكتبك، أو يُقرَّر أمر يخصك، تجده هنا.',
};
