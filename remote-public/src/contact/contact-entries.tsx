import { organisation } from 'shared-api/contract/offices/organisation';
import { Ltr } from 'shared-ui/static';
import { messages } from '../messages.ts';

const { address, phone, phoneHref, email, reception } = organisation;

const phoneLink = (
  <a href={phoneHref}>
    <Ltr>{phone}</Ltr>
  </a>
);

const emailLink = (
  <a href={`mailto:${email}`}>
    <Ltr>{email}</Ltr>
  </a>
);

export const contactEntries = [
  { icon: 'pin', label: messages.address, value: address },
  { icon: 'phone', label: messages.phone, value: phoneLink },
  { icon: 'mail', label: messages.email, value: emailLink },
  {
    icon: 'clock',
    label: messages.reception,
    value: messages.receptionHours(reception.days, reception.from, reception.to),
  },
] as const;
