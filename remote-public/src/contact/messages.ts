/** What the form says: it comes after the page. */
export const contactMessages = {
  senderName: 'الاسم',
  senderAddress: 'البريد الإلكتروني أو الهاتف',
  message: 'الرسالة',
  send: 'إرسال الرسالة',
  sent: 'تم إرسال الرسالة بنجاح',
  sendFailed: 'فشل إرسال الرسالة. حاول مرة أخرى.',
};
