import type { Letter } from '../../platform/mail/letter.ts';
import { named } from '../../platform/mail/named.ts';

type Details = { to: string; name: string; title: string; reason: string };

export const postRemoved = ({ to, name, title, reason }: Details): Letter => ({
  to,
  subject: 'حُذف أحد منشوراتك',
  paragraphs: [`مرحبًا ${named(name)}،`, `حذفت إدارة البوابة منشورك «${named(title)}».`, 'السبب كما كتبته الإدارة:'],
  quote: reason,
});
