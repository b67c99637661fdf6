import type { SecurityEvent } from 'shared-api/contract/security.contract';
import { messages } from './messages.ts';

const wordsOf = (name: string, value: unknown) => {
  const text = String(value);
  return name === 'by' ? messages.by(text) : (messages.details[name]?.[text] ?? text);
};

export const detailWords = (details: SecurityEvent['details']) =>
  Object.entries(details)
    .map(([name, value]) => wordsOf(name, value))
    .join(' · ');
