import { checkingAccount, signInFirst } from 'shared-api/contract/words/account-words';

export const sendingMessages = {
  sending: 'جارٍ الإرسال',
  cancel: 'إلغاء الإرسال',
  givenUp: 'أُلغي الإرسال، وما كتبته باقٍ كما هو.',
  sessionEnded: 'انتهت جلستك. سجّل الدخول من جديد ثم أعد الإرسال، فما كتبته محفوظ.',
  signInFirst,
  signInHint: 'هذه الصفحة للأعضاء. استعمل زر تسجيل الدخول في أعلى الصفحة.',
  waiting: checkingAccount,
  serverFailed: 'خطأ في الخادم',
};
