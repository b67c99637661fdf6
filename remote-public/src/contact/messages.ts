import { contactSent } from 'shared-api/contract/words/contact-words';

/** What the form says: it comes after the page. */
export const contactMessages = {
  senderName: 'الاسم',
  senderAddress: 'البريد الإلكتروني أو الهاتف',
  message: 'الرسالة',
  send: 'إرسال الرسالة',
  sent: contactSent,
  sendFailed: 'فشل إرسال الرسالة. حاول مرة أخرى.',
};
