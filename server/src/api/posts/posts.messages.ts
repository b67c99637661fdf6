import { type MailMessage, named } from '../../platform/mail/mail-message.ts';

export const postRemoved = ({
  to,
  name,
  title,
  reason,
}: {
  to: string;
  name: string;
  title: string;
  reason: string;
}): MailMessage => ({
  to,
  subject: 'حُذف أحد منشوراتك',
  paragraphs: [`مرحبًا ${named(name)}،`, `حذفت إدارة البوابة منشورك «${named(title)}».`, 'السبب كما كتبته الإدارة:'],
  quote: reason,
});
