import { toLocalTime } from 'shared-api/contract/local-time';
import type { PostEvent } from 'shared-api/contract/post-events.contract';

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
