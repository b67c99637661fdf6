/**
 * The page of a reader without a network. It is rendered like all others; the service worker keeps it and lists in it, in the
 * block with this id, the pages that were read: one item stands there, which it repeats.
 */
export const offlinePage = { path: '/links/offline', listId: 'read-before' };

/** In it, and where it could not be kept. */
export const offlineWords = {
  title: 'لا يوجد اتصال بالشبكة',
  hint: 'لا نسخة محفوظة من هذه الصفحة على هذا الجهاز. تحقّق من اتصالك ثم أعد المحاولة.',
  retry: 'إعادة المحاولة',
  readBefore: 'صفحات محفوظة يمكنك فتحها الآن',
};
