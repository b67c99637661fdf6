import { shownPhone } from 'shared-api/contract/text/shown-phone';
import { Ltr } from 'shared-ui/static';
import { contactLinks } from './contact-links.ts';
import { messages } from './messages.ts';

/** Where a visitor is reached, as a link that does it. */
export function ContactLine({ contact }: { contact: string }) {
  const links = contactLinks(contact);
  if ('mail' in links)
    return (
      <a href={links.mail}>
        <Ltr>{contact}</Ltr>
      </a>
    );
  const number = shownPhone(contact);
  return (
    <>
      <a href={links.call} aria-label={messages.call(number)}>
        <Ltr>{number}</Ltr>
      </a>
      {links.whatsApp && (
        <a href={links.whatsApp} target="_blank" rel="noreferrer">
          {messages.whatsApp}
        </a>
      )}
    </>
  );
}
