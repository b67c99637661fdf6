export const messages = {
  updated: 'صدر تحديث للموقع.',
  update: 'تحديث الصفحة',
  later: 'لاحقًا',
};
