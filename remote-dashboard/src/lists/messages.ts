export const messages = {
  downloadFailed: 'تعذّر التنزيل. أعد المحاولة.',
  pages: 'صفحات القائمة',
  first: 'الصفحة الأولى',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  everything: 'الكل',
  loadFailed: 'تعذّر تحميل القائمة',
  loadFailedHint: 'تحقّق من اتصالك ثم أعد المحاولة.',
  showAll: 'عرض الكل',
};
