/** What a reader is told who stops the mails of all forms, or takes that back: by the reply, and by the page that its form leads to. */
export const recipientWords = {
  stopped: 'لن تصل إلى هذا العنوان رسالة من أي استمارة في البوابة.',
  resumed: 'عادت الرسائل إلى هذا العنوان. إن كنت تنتظر رسالة فأعد طلبها.',
  /** Of a link that is not ours. */
  cut: 'نُسخ الرابط ناقصًا. افتحه من الرسالة التي وصلتك.',
};
