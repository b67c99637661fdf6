import { isEmailAddress } from 'shared-api/contract/contact.contract';
import { mailHref } from 'shared-api/contract/text/mail-href';
import { phoneHref } from 'shared-api/contract/text/phone-href';

type ContactLinks = { mail: string } | { call: string; whatsApp?: string };

const mobileOfAlgeria = /^tel:(?:\+?213|0)?(?<number>[5-7]\d{8})$/;

/** How a visitor is reached: where an e-mail address was left by mail, where a phone number was by a call, and a mobile one by WhatsApp. */
export function contactLinks(contact: string): ContactLinks {
  if (isEmailAddress(contact)) return { mail: mailHref(contact) };
  const call = phoneHref(contact);
  const mobile = mobileOfAlgeria.exec(call)?.groups?.number;
  return { call, ...(mobile && { whatsApp: `https://wa.me/213${mobile}` }) };
}
