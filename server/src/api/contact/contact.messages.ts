import { isEmailAddress } from 'shared-api/contract/contact.contract';
import { organisation } from 'shared-api/contract/offices/organisation';
import { greeting, type MailMessage, named } from '../../platform/mail/mail-message.ts';

/** Its lines with words on them, each without its outer blanks. */
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

type Received = { name: string; contact: string; message: string };

/** To the organisation itself; answered straight to the sender when it left an e-mail address. */
export const contactMessage = ({ name, contact, message }: Received): MailMessage => ({
  to: organisation.email,
  ...(isEmailAddress(contact) && { replyTo: contact }),
  subject: `رسالة من ${name}`,
  paragraphs: [`وصلت رسالة عبر نموذج الاتصال من ${named(name)}، وللرد عليها: ${named(contact)}`],
  quote: message,
});

/** To the visitor, with what it had written; an answer to it reaches the organisation. */
export const replyToVisitor = ({ name, contact, message }: Received, text: string): MailMessage => ({
  to: contact,
  subject: 'رد على رسالتك',
  paragraphs: [greeting(name), ...linesOf(text), 'وهذه رسالتك إلينا:'],
  quote: message,
});
