export const loadingMessages = {
  first: 'الصفحة الأولى',
  next: 'الصفحة التالية',
};
