/** What the kit itself says; everything else comes in as props. */
export const messages = {
  skipToContent: 'تخطَّ إلى المحتوى',
  loading: 'جارٍ التحميل',
  retry: 'إعادة المحاولة',
  close: 'إغلاق',
  dismissNotice: 'إخفاء التنبيه',
  notices: 'التنبيهات',
  pauseCarousel: 'إيقاف الحركة',
  playCarousel: 'تشغيل الحركة',
  chooseImage: 'اختر صورة',
  changeImage: 'اختر صورة أخرى',
  showPassword: 'إظهار كلمة المرور',
  show: 'إظهار',
  hide: 'إخفاء',
  passwordStrength: 'قوة كلمة المرور',
  passwordStrengths: ['قصيرة', 'ضعيفة', 'متوسطة', 'جيدة', 'قوية'],
  charactersLeft: (left: number) => `بقي ${left}`,
};
