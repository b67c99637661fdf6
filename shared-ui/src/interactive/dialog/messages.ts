export const leaveMessages = {
  title: 'لم تحفظ ما كتبته',
  text: 'إن غادرت الآن ضاع ما غيّرته.',
  stay: 'البقاء',
  leave: 'المغادرة دون حفظ',
};
