import * as pathTo from 'shared-api/contract/path-to';
import { timeZone } from 'shared-api/contract/text/time-zone';
import { type MailMessage, named } from '../../../platform/mail/mail-message.ts';

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

type EventLink = {
  id: string;
  title: string;
  /** Whether its reader has a place: nothing is for a calendar before. */
  hasPlace: boolean;
};

/** Where a mail leads that is about an event. */
export const eventSections = ({ id, title, hasPlace }: EventLink): Pick<MailMessage, 'sections'> => ({
  sections: [
    {
      title: 'الفعالية',
      items: [
        { text: title, path: pathTo.post(id) },
        ...(hasPlace ? [{ text: 'إضافة الموعد إلى التقويم', path: pathTo.eventCalendar(id) }] : []),
      ],
    },
  ],
});
