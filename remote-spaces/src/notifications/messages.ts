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
  choices: 'اختر ما يصلك',
  none: 'لا إشعارات بعد',
  noneHint: 'حين يُنشر جديد في مكتبك، أو يُقرَّر أمر يخصك، تجده هنا.',
};
