export const messages = {
  share: 'مشاركة المنشور',
  shareNatively: 'مشاركة',
  shareFailed: 'تعذّرت المشاركة. انسخ الرابط بدل ذلك.',
  whatsApp: 'واتساب',
  opensInNewTab: 'يُفتح في لسان جديد',
  copy: 'نسخ الرابط',
  copied: 'تم نسخ الرابط',
  copyFailed: 'تعذّر نسخ الرابط. انسخه من شريط العنوان.',

  related: 'منشورات ذات صلة',
  toAllPosts: 'كل المنشورات',

  failed: 'تعذّر تحميل المنشور',
  failedHint: 'تحقّق من اتصالك ثم أعد المحاولة.',
};
