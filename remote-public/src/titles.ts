import { choosePassword, confirmEmailLabel } from 'shared-api/contract/words/title-words';

/** What the pages are called: in the browser's tab, at their head, and where they are linked. */
export const titles = {
  about: 'من نحن',
  servicePolicy: 'سياسة الخدمة',
  licensingPolicy: 'سياسة الترخيص',
  contactsInfo: 'معلومات الاتصال',
  posts: 'المنشورات',
  events: 'الفعاليات',
  resetPassword: choosePassword,
  invitation: 'دعوتك إلى البوابة',
  confirmEmail: confirmEmailLabel,
  security: 'أمان الحساب',
  sessions: 'الأجهزة المتصلة',
  personalData: 'بياناتي وحسابي',
};
