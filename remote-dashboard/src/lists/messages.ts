import { connectionHint } from 'shared-api/contract/words/page-words';

export const messages = {
  pages: 'صفحات القائمة',
  first: 'الصفحة الأولى',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  filters: 'البحث والتصفية',
  filtersWithoutSearch: 'تصفية القائمة',
  tools: 'أدوات القائمة',
  everything: 'الكل',
  loadFailed: 'تعذّر تحميل القائمة',
  loadFailedHint: connectionHint,
  showAll: 'عرض الكل',
};
