/** What the kit itself says; everything else comes in as props. */
export const messages = {
  skipToContent: 'تخطَّ إلى المحتوى',
  retry: 'إعادة المحاولة',
  close: 'إغلاق',
  notStarted: 'لم يكتمل هذا الجزء من الصفحة.',
  reload: 'أعد تحميل الصفحة',
  windowFailed: 'تعذّر فتح النافذة.',
  dismissNotice: 'إخفاء التنبيه',
  notices: 'التنبيهات',
  pauseCarousel: 'إيقاف الحركة',
};
