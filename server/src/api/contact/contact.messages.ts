import { organisation } from 'shared-api/contract/organisation';
import { EmailAddress } from 'shared-api/contract/text.contract';
import * as v from 'valibot';
import { type MailMessage, named } from '../../platform/mail/mail-message.ts';

/** To the organisation itself; answered straight to the sender when it left an e-mail address. */
export const contactMessage = ({
  name,
  contact,
  message,
}: {
  name: string;
  contact: string;
  message: string;
}): MailMessage => ({
  to: organisation.email,
  ...(v.is(EmailAddress, contact) && { replyTo: contact }),
  subject: `رسالة من ${name}`,
  paragraphs: [`وصلت رسالة عبر نموذج الاتصال من ${named(name)}، وللرد عليها: ${named(contact)}`],
  quote: message,
});
