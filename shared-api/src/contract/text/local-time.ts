import { timeZone } from './time-zone.ts';

/** Swedish writes a time as a browser's own field does, but for the blank. */
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });

/** `2026-12-01T10:00`, as a browser's own field for a time has it. Two of them sort as they follow one another. */
export const toLocalTime = (at: string | number | Date) => clock.format(new Date(at)).replace(' ', 'T');

/** The moment of such a time: Algeria keeps one offset all year. Null of what is none. */
export function fromLocalTime(localTime: string) {
  const moment = new Date(`${localTime}+01:00`);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

const dayMs = 86_400_000;
const dayOf = (at: string | Date) => Date.parse(toLocalTime(at).slice(0, 10)) / dayMs;

/** How many midnights in Algiers lie between `now` and `at`: 0 for today, 1 for tomorrow. */
export const daysUntil = (at: string, now: Date) => dayOf(at) - dayOf(now);
