import ical, { ICalEventStatus } from 'ical-generator';
import { organisation } from 'shared-api/contract/offices/organisation';
import * as pathTo from 'shared-api/contract/path-to';
import type { CalendarEntry } from '../../api/posts/events/post-events.service.ts';

export type Calendar = { name?: string; origin: string; posts: CalendarEntry[] };

const locationOf = ({ place, address }: NonNullable<CalendarEntry['event']>) =>
  address ? `${place}، ${address}` : place;

/** RFC 5545, 3.3.11: the library escapes the texts of events, but not the name of their calendar. */
const escapeName = (name: string) => name.replace(/[\\;,]/g, '\\$&');

/** The events of these announcements in the words of iCalendar (RFC 5545); an edited one replaces what a calendar has. */
export function toCalendar({ name, origin, posts }: Calendar): string {
  const calendar = ical({
    ...(name && { name: escapeName(name) }),
    prodId: { company: organisation.name, product: new URL(origin).host, language: 'AR' },
  });
  for (const { id, title, excerpt, event, updatedAt, version } of posts) {
    if (!event) continue;
    calendar.createEvent({
      id: `${id}@${new URL(origin).host}`,
      start: new Date(event.beginsAt),
      end: new Date(event.endsAt),
      stamp: new Date(updatedAt),
      sequence: version,
      status: event.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      summary: title,
      description: excerpt,
      location: locationOf(event),
      url: `${origin}${pathTo.post(id)}`,
    });
  }
  return calendar.toString();
}
