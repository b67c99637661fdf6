export const messages = {
  linkPages: 'صفحات المنظمة',
};
