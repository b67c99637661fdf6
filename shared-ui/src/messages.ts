/** What the kit itself says; everything else comes in as props. */
export const messages = {
  skipToContent: 'تخطَّ إلى المحتوى',
  loading: 'جارٍ التحميل',
  retry: 'إعادة المحاولة',
  close: 'إغلاق',
  notStarted: 'لم يكتمل هذا الجزء من الصفحة.',
  reload: 'أعد تحميل الصفحة',
  windowFailed: 'تعذّر فتح النافذة.',
  dismissNotice: 'إخفاء التنبيه',
  notices: 'التنبيهات',
  pauseCarousel: 'إيقاف الحركة',
  withinDay: (day: string, from: string, to: string) => `${day}، من ${from} إلى ${to}`,
  overDays: (first: string, from: string, last: string, to: string) => `من ${first}، ${from} إلى ${last}، ${to}`,
};
