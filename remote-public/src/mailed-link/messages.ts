export const messages = {
  sentTo: 'أرسلنا الرسالة إلى:',
  badLink: 'الرابط ناقص. افتحه كاملًا كما وصلك في الرسالة.',
  correctEmail: 'تصحيح البريد',
};
