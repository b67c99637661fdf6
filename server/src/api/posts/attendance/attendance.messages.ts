import { timeZone } from 'shared-api/contract/text/time-zone';
import { named } from '../../../platform/mail/mail-message.ts';

const when = new Intl.DateTimeFormat('ar-DZ', { dateStyle: 'full', timeStyle: 'short', hourCycle: 'h23', timeZone });

type Place = { place: string; address: string };
type Span = { beginsAt: Date; endsAt: Date };

export const placeInMail = ({ place, address }: Place) => [place, address].filter(Boolean).map(named).join('، ');

/** From its beginning to its end, by the clocks of Algeria. */
export const spanInMail = ({ beginsAt, endsAt }: Span) =>
  `من ${when.format(beginsAt)} إلى ${when.format(endsAt)} بتوقيت الجزائر`;

/** What a mail says of an event, by the clocks of Algeria. */
export const eventFacts = ({ beginsAt, place, address }: Place & Pick<Span, 'beginsAt'>) => [
  `الموعد: ${when.format(beginsAt)} بتوقيت الجزائر`,
  `المكان: ${placeInMail({ place, address })}`,
];
