import { timeZone } from 'shared-api/contract/text/time-zone';
import { named } from '../../../platform/mail/mail-message.ts';

const when = new Intl.DateTimeFormat('ar-DZ', { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone });

/** What a mail says of an event, by the clocks of Algeria. */
export const eventFacts = ({ beginsAt, place, address }: { beginsAt: Date; place: string; address: string }) => [
  `الموعد: ${when.format(beginsAt)} بتوقيت الجزائر`,
  `المكان: ${[place, address].filter(Boolean).map(named).join('، ')}`,
];
