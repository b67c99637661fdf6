export const messages = {
  sentTo: 'أرسلنا الرسالة إلى:',
  correctEmail: 'تصحيح البريد',
};
