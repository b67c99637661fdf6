/** What is said of the contact of the secretary-general: on its own page, and what leads to it. */
export const contactMessages = {
  contact: (title: string) => `الاتصال ب${title}`,
  contactIntro: (title: string) => `البريد الإلكتروني والهاتف وساعات العمل للاتصال ب${title} للمنظمة.`,
  contactPage: 'صفحة معلومات الاتصال',
  toSpace: 'فضاء الأمين العام',
};
