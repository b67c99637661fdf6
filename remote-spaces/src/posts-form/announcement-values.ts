import type { PostEvent } from 'shared-api/contract/posts/post-events.contract';
import type { PostExpiry } from 'shared-api/contract/posts/posts.contract';
import { toLocalTime } from 'shared-api/contract/text/local-time';

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

/** And of its end, where it has one. */
export const expiryValuesOf = (expiry: PostExpiry | null): Record<string, string> =>
  expiry ? { expires: toLocalTime(expiry.at) } : {};
