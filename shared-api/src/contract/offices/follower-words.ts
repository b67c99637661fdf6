/** What a visitor who follows an office is told of what it sent: by the reply, and by the page that a form without JavaScript leads to. */
export const followerWords = {
  mailed:
    'أرسلنا إليك رسالة فيها رابط. افتحه لتأكيد المتابعة. إن لم تجدها بعد دقائق فابحث عنها في البريد غير المرغوب فيه، أو أعد الطلب بعد عشر دقائق.',
  confirmed: 'بدأت المتابعة. من الآن يصل إلى بريدك كل منشور جديد من هذا المكتب.',
  stopped: 'توقّفت الرسائل، وحذفنا بريدك.',
  /** Of a link that was used, is too old or was cut. */
  expired:
    'انتهت صلاحيته، أو أُوقفت الرسائل من قبل، أو نُسخ الرابط ناقصًا. لبدء المتابعة اطلب رابطًا جديدًا؛ ولإيقافها افتح الرابط من آخر رسالة وصلتك.',
};
