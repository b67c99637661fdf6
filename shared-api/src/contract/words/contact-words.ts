/** What a visitor is told of a message that was sent: by the reply, and by the page that a form without JavaScript leads to. */
export const contactSent = 'تم إرسال الرسالة بنجاح';
