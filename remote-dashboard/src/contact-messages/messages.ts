import type { MessageState } from 'shared-api/contract/contact.contract';
import { limits } from 'shared-api/contract/limits';
import { isolated, type PluralForms, plural } from 'shared-ui/static';

const letters: PluralForms = {
  zero: 'لا رسائل',
  one: 'رسالة واحدة',
  two: 'رسالتان',
  few: '# رسائل',
  many: '# رسالة',
  other: '# رسالة',
};

const states: Record<MessageState, string> = { new: 'جديدة', read: 'مقروءة', answered: 'تم الرد' };

export const messages = {
  title: 'الرسائل',
  lead: `ما كتبه الزوار من صفحة الاتصال. وعدناهم بالرد خلال ${limits.replyHours} ساعة.`,
  list: 'رسائل الزوار',
  count: (total: number) => plural(total, letters),
  state: 'الحالة',
  states,
  due: 'آخر أجل للرد',
  late: 'فات أجل الرد',
  reply: 'الرد بالبريد',
  call: 'اتصال بالهاتف',
  replySubject: 'رد على رسالتكم',
  replyGreeting: (name: string) => `السيد(ة) ${name}،\n\n`,
  markAs: (state: string) => `وضع علامة: ${state}`,
  markFailed: 'تعذّر تحديث حالة الرسالة. أعد المحاولة.',
  changedMeanwhile: (name: string, state: string) =>
    `غيّر شخص آخر حالة رسالة ${isolated(name)} قبلك، وهي الآن: ${state}.`,
  none: 'لا توجد رسائل',
  noneHint: 'ستظهر هنا رسائل الزوار فور وصولها.',
};
