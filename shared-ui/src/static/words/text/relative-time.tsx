import { exactDate } from './exact-date.ts';
import { locale } from './locale.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Algiers keeps UTC+1 all the year: the day there is the same on the server and in every browser. */
const dayOf = (ms: number) => Math.floor((ms + hourMs) / dayMs);

const longSpans: ReadonlyArray<readonly [Intl.RelativeTimeFormatUnit, days: number]> = [
  ['year', 365],
  ['month', 30],
  ['week', 7],
  ['day', 1],
];

const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });

function inDays(days: number): string {
  const [unit, length] = longSpans.find(([, minDays]) => Math.abs(days) >= minDays) ?? ['day', 1];
  return formatter.format(Math.trunc(days / length), unit);
}

/** `قبل 3 أيام`, `أمس`, `الآن`: how far `iso` lies from `now`, in the largest unit that fits; days are those of the calendar. */
export function relativeTime(iso: string, now: Date = new Date()): string {
  const then = Date.parse(iso);
  const span = then - now.getTime();
  if (Math.abs(span) >= dayMs) return inDays(dayOf(then) - dayOf(now.getTime()));
  if (Math.abs(span) >= hourMs) return formatter.format(Math.trunc(span / hourMs), 'hour');
  if (Math.abs(span) >= minuteMs) return formatter.format(Math.trunc(span / minuteMs), 'minute');
  return formatter.format(0, 'second');
}

/**
 * A moment, told from now, with its exact date on hover. The server's words are up to ten minutes older than the
 * browser's: React keeps them as they are.
 */
export function RelativeTime({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={exactDate(iso)} suppressHydrationWarning>
      {relativeTime(iso)}
    </time>
  );
}
