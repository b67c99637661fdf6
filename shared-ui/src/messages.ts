/** What the kit itself says; everything else comes in as props. */
export const messages = {
  skipToContent: 'تخطَّ إلى المحتوى',
  loading: 'جارٍ التحميل',
  retry: 'إعادة المحاولة',
  close: 'إغلاق',
  windowFailed: 'تعذّر فتح النافذة. تحقّق من اتصالك ثم أعد المحاولة.',
  dismissNotice: 'إخفاء التنبيه',
  notices: 'التنبيهات',
  pauseCarousel: 'إيقاف الحركة',
};
