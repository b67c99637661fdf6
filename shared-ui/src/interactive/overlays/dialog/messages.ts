export const confirmMessages = { cancel: 'إلغاء' };

export const leaveMessages = {
  title: 'المغادرة دون حفظ؟',
  text: 'لم تحفظ ما كتبته. إن غادرت الآن ضاع ما غيّرته.',
  stay: 'البقاء',
  leave: 'المغادرة دون حفظ',
};
