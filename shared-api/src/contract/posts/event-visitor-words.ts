const unmailed = 'إن لم تجدها بعد دقائق فابحث عنها في البريد غير المرغوب فيه، أو أعد الطلب بعد عشر دقائق.';

/** What a visitor of an event is told of what it sent: by the reply, and by the page that a form without JavaScript leads to. */
export const eventVisitorWords = {
  mailed: `أرسلنا إليك رسالة فيها رابط. افتحه لتأكيد حضورك. ${unmailed}`,
  /** No place is left. */
  mailedToWait: `اكتملت الأماكن. أرسلنا إليك رسالة فيها رابط. افتحه لتدخل قائمة الانتظار. ${unmailed}`,
  going: 'سُجّل حضورك، ولك مكان في الفعالية. أرسلنا إليك التفاصيل بالبريد.',
  waiting: 'اكتملت الأماكن، فأنت في قائمة الانتظار. نراسلك حين يفرغ لك مكان.',
  cancelled: 'أُلغي حضورك، وحذفنا اسمك وبريدك.',
};
