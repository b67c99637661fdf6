import { months, timeZone } from './locale.ts';

const clock = new Intl.DateTimeFormat('en', {
  timeZone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const partsOf = (iso: string): Record<string, string> =>
  Object.fromEntries(clock.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]));

/** `نوفمبر`, of 11. */
export const monthName = (month: number): string => months[month - 1] ?? '';

const toDay = (parts: Record<string, string>) => `${parts.day} ${monthName(Number(parts.month))} ${parts.year}`;

/** `21 نوفمبر 2026`: the day in Algiers; the same in every browser and on the server. */
export const exactDay = (iso: string): string => toDay(partsOf(iso));

/** `21 نوفمبر 2026، 18:05`: the day and the hour in Algiers. */
export function exactDate(iso: string): string {
  const parts = partsOf(iso);
  return `${toDay(parts)}، ${parts.hour}:${parts.minute}`;
}
