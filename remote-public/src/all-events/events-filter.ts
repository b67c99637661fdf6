import { monthPattern } from 'shared-api/contract/posts/event-limits';
import type { EventsQuery } from 'shared-api/contract/posts/post-events.contract';
import { timeZone } from 'shared-api/contract/text/time-zone';

/** Which events are requested; it stands in the address, so it can be kept, sent, and submitted without JavaScript. */
export type EventsFilter = Pick<EventsQuery, 'month' | 'office'>;

const isMonth = (text: string | null): text is string => text !== null && monthPattern.test(text);

export function filterOf(params: URLSearchParams): EventsFilter {
  const [month, office] = [params.get('month'), params.get('office')];
  return { ...(isMonth(month) && { month }), ...(office && { office }) };
}

/** The query string of a filter, always in one order. */
export const searchOf = ({ month, office, cursor }: EventsFilter & { cursor?: string }) =>
  `?${new URLSearchParams(Object.entries({ month, office, cursor }).filter((each): each is [string, string] => !!each[1]))}`;

const shownMonths = 6;
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit' });

/** `2027-01`, of `2026-12` and 1. */
function monthAfter(month: string, count: number) {
  const [year, number] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (number ?? 1) - 1 + count)).toISOString().slice(0, 7);
}

/** From this month on; around a chosen one that is not among them. */
export function monthsAround(chosen: string | undefined, now = new Date()): string[] {
  const first = clock.format(now);
  const isNear = !chosen || (chosen >= first && chosen < monthAfter(first, shownMonths));
  const from = isNear ? first : monthAfter(chosen, -1);
  return Array.from({ length: shownMonths }, (_, index) => monthAfter(from, index));
}
