import type { ContactsRead, SecurityEvent } from 'shared-api/contract/accounts/security.contract';
import { isolated } from 'shared-ui/static';
import { messages } from './messages.ts';

const officeWords = (office: ContactsRead['office']) => (office ? isolated(office.name) : messages.allOffices);

const wordsOf = (name: string, value: unknown) => {
  if (name === 'office') return officeWords(value as ContactsRead['office']);
  const text = String(value);
  return name === 'by' ? messages.by(text) : (messages.details[name]?.[text] ?? text);
};

/** The database keeps them in an order of its own; who did it is read last. */
export const detailText = ({ by, ...details }: SecurityEvent['details']) =>
  Object.entries({ ...details, ...(by !== undefined && { by }) })
    .map(([name, value]) => wordsOf(name, value))
    .join(' · ');
