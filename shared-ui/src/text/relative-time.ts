import { locale } from './locale.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const units: ReadonlyArray<readonly [Intl.RelativeTimeFormatUnit, seconds: number]> = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
];

const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

/** `قبل 3 أيام`, `أمس`, `الآن`: how far `iso` lies from `now`, in the largest unit that fits. */
export function relativeTime(iso: string, now: Date = new Date()): string {
  const seconds = (Date.parse(iso) - now.getTime()) / 1000;
  for (const [unit, length] of units) {
    if (Math.abs(seconds) >= length) return formatter.format(Math.trunc(seconds / length), unit);
  }
  return formatter.format(0, 'second');
}
