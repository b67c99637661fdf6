import type { EventAudience, PostEvent } from 'shared-api/contract/posts/post-events.contract';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { isolatePhoneNumbers } from '../content/link-phone-numbers.ts';

/** Null in all of a post that is no event. */
export type EventRow = {
  eventBeginsAt: Date | null;
  eventEndsAt: Date | null;
  eventPlace: string | null;
  eventAddress: string | null;
  eventCapacity: number | null;
  eventPlacesLeft: number | null;
  eventAudience: EventAudience | null;
  eventCancelledAt: Date | null;
};

export function toEvent(row: EventRow): PostEvent | null {
  const { eventBeginsAt, eventEndsAt, eventPlace, eventAddress, eventCapacity, eventPlacesLeft } = row;
  const { eventAudience, eventCancelledAt } = row;
  if (!eventBeginsAt || !eventEndsAt) return null;
  return {
    beginsAt: eventBeginsAt.toISOString(),
    endsAt: eventEndsAt.toISOString(),
    place: eventPlace ?? '',
    address: eventAddress ?? '',
    capacity: eventCapacity,
    placesLeft: eventPlacesLeft,
    audience: eventAudience ?? 'everyone',
    isCancelled: eventCancelledAt !== null,
  };
}

/** What calendars show of an announcement. */
export type CalendarEntry = Pick<Post, 'id' | 'title' | 'excerpt' | 'event' | 'updatedAt' | 'version'>;

type CalendarRow = EventRow & Pick<CalendarEntry, 'id' | 'title' | 'excerpt' | 'version'> & { updatedAt: Date };

export const toCalendarEntry = (row: CalendarRow): CalendarEntry => ({
  id: row.id,
  title: row.title,
  excerpt: isolatePhoneNumbers(row.excerpt),
  event: toEvent(row),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
});
