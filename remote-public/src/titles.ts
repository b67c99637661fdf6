/** What the pages are called: in the browser's tab, at their head, and where they are linked. */
export const titles = {
  about: 'من نحن',
  servicePolicy: 'سياسة الخدمة',
  licensingPolicy: 'سياسة الترخيص',
  contactsInfo: 'معلومات الاتصال',
  posts: 'المنشورات',
  events: 'الفعاليات',
  resetPassword: 'كلمة مرور جديدة',
  invitation: 'دعوتك إلى البوابة',
  confirmEmail: 'تأكيد البريد الإلكتروني',
  security: 'أمان الحساب',
  sessions: 'الأجهزة المتصلة',
  personalData: 'بياناتي وحسابي',
};
