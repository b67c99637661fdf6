import { messages } from './messages.ts';

/** A mail that begins with the name, or a call where a phone number was left. */
export function replyLink({ name, contact }: { name: string; contact: string }): { href: string; isMail: boolean } {
  if (!contact.includes('@')) return { href: `tel:${contact.replaceAll(/[^\d+]/g, '')}`, isMail: false };
  const subject = encodeURIComponent(messages.replySubject);
  const body = encodeURIComponent(messages.replyGreeting(name));
  return {
    href: `mailto:${encodeURIComponent(contact).replace('%40', '@')}?subject=${subject}&body=${body}`,
    isMail: true,
  };
}
