import { cancelEvent } from 'shared-api/contract/words/event-words';
import { connectionHint, opensInNewTab } from 'shared-api/contract/words/page-words';

export const messages = {
  share: 'مشاركة المنشور',
  shareNatively: 'مشاركة',
  shareFailed: 'تعذّرت المشاركة. انسخ الرابط بدل ذلك.',
  whatsApp: 'واتساب',
  facebook: 'فيسبوك',
  telegram: 'تيليغرام',
  opensInNewTab,
  copy: 'نسخ الرابط',
  copied: 'تم نسخ الرابط',
  copyFailed: 'تعذّر نسخ الرابط. انسخه من شريط العنوان.',

  postActions: 'إدارة المنشور',
  edit: 'تعديل',
  history: 'سجل التعديلات',
  pin: 'تثبيت أو إلغاء التثبيت',
  cancelEvent,
  delete: 'حذف',
  remove: 'إزالة من لوحة التحكم',

  ended: (date: string) => `انتهى هذا الإعلان في ${date}، فلم يعد في القوائم.`,

  related: 'منشورات ذات صلة',
  toAllPosts: 'كل المنشورات',

  gone: 'حُذف هذا المنشور',
  goneHint: 'أزاله صاحبه أو إدارة البوابة، فلم يعد هنا ما يُقرأ.',

  failed: 'تعذّر تحميل المنشور',
  failedHint: connectionHint,
};
