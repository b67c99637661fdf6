/** What is said while something is sent, and when it could not be. */
export const sendingMessages = {
  sending: 'جارٍ الإرسال',
  cancel: 'إلغاء الإرسال',
  givenUp: 'أُلغي الإرسال، وما كتبته باقٍ كما هو.',
  sessionEnded: 'انتهت جلستك. سجّل الدخول من جديد ثم أعد الإرسال، فما كتبته محفوظ.',
  signInFirst: 'سجّل الدخول أولًا',
  signInHint: 'هذه الصفحة للأعضاء. استعمل زر تسجيل الدخول في أعلى الصفحة.',
  waiting: 'جارٍ التحقق من حسابك',
  leaveTitle: 'لم تحفظ تعديلاتك',
  leaveText: 'إذا غادرت الصفحة الآن ضاع ما غيّرته.',
  stay: 'البقاء في الصفحة',
  leave: 'المغادرة دون حفظ',
};
