import type { PostEvent } from 'shared-api/contract/post-events.contract';
import { timeZone } from 'shared-api/contract/time-zone';

/** Swedes write a time as a browser's own field for it does, but for the blank. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
const toLocalTime = (iso: string) => clock.format(new Date(iso)).replace(' ', 'T');

/** What the form of a post holds of its event; nothing of a post that is none. */
export const eventValuesOf = (event: PostEvent | null): Record<string, string> =>
  event
    ? {
        isEvent: 'yes',
        eventBegins: toLocalTime(event.beginsAt),
        eventEnds: toLocalTime(event.endsAt),
        eventPlace: event.place,
        eventAddress: event.address,
        eventCapacity: String(event.capacity ?? ''),
        eventAudience: event.audience,
      }
    : {};
