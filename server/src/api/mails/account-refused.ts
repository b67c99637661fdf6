import type { Letter } from '../../platform/mail/letter.ts';
import { named } from '../../platform/mail/named.ts';

type Details = { to: string; name: string; office: string; reason: string };

export const accountRefused = ({ to, name, office, reason }: Details): Letter => ({
  to,
  subject: 'بخصوص طلب انضمامك',
  paragraphs: [
    `مرحبًا ${named(name)}،`,
    `نشكرك على اهتمامك. تعذّر قبول طلب انضمامك في الوقت الحالي. المكتب: ${named(office)}.`,
    'السبب كما كتبه المكتب:',
  ],
  quote: reason,
});
