import { connectionHint } from 'shared-api/contract/words/page-words';

export const choicesMessages = {
  title: 'إعدادات الإشعارات',
  lead: 'يُحفظ كل اختيار فور تغييره.',
  toInbox: 'ما وصلك من إشعارات',
  choices: 'ما تريد أن يصلك',
  choicesLead:
    'ما لم تختره لا يظهر في إشعاراتك من الآن، ويبقى ما وصلك من قبل. ويمكن أن يصلك كل موضوع بالبريد أيضًا: فورًا، أو مجموعًا مساء كل يوم أو مساء كل أحد.',
  mail: 'بالبريد',
  mailOf: (topic: string) => `بالبريد: ${topic}`,
  mailFrequency: { none: 'لا ترسل', at_once: 'فورًا', daily: 'كل يوم', weekly: 'كل أسبوع' },
  topic: {
    posts: 'المنشورات والإعلانات الجديدة لمكتبك وللمكتب الوطني',
    decisions: 'ما يخص حسابك ومنشوراتك وأماكنك في الفعاليات',
    applicants: 'طلبات الانضمام الجديدة',
    messages: 'رسائل الزوار الجديدة',
  },
  choiceFailed: 'تعذّر حفظ اختيارك، وبقي كما كان.',
  tryAgain: 'أعد المحاولة.',
  choicesNotLoaded: `تعذّر تحميل اختياراتك. ${connectionHint}`,
};
