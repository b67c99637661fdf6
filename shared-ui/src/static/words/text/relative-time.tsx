import { exactDate } from './exact-date.ts';
import { locale } from './locale.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Algiers keeps UTC+1 all the year: the day there is the same on the server and in every browser. */
const dayOf = (ms: number) => Math.floor((ms + hourMs) / dayMs);

/** Weeks since the Sunday before 1970, and what has passed of this one. */
const toWeeks = (day: number) => (day + 4) / 7;

/** The same in months; what has passed of one is less than a whole, and exact in a floating-point number. */
function toMonths(day: number) {
  const date = new Date(day * dayMs);
  return date.getUTCFullYear() * 12 + date.getUTCMonth() + date.getUTCDate() / 32;
}

const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const counter = new Intl.RelativeTimeFormat(locale);

/** «قبل سنة» of a span in whole units, but «السنة الماضية» where that is the one before on the calendar. */
function inUnits(unit: Intl.RelativeTimeFormatUnit, then: number, now: number) {
  const onCalendar = Math.floor(then) - Math.floor(now);
  return Math.abs(onCalendar) === 1
    ? formatter.format(onCalendar, unit)
    : counter.format(Math.trunc(then - now), unit).replace(/ واحدة?$/, '');
}

function inDays(day: number, today: number): string {
  const days = Math.abs(day - today);
  const [then, now] = [toMonths(day), toMonths(today)];
  if (Math.abs(then - now) >= 12) return inUnits('year', then / 12, now / 12);
  if (days >= 30 && Math.floor(then) !== Math.floor(now)) return inUnits('month', then, now);
  const [week, thisWeek] = [toWeeks(day), toWeeks(today)];
  if ((days >= 14 && days < 28) || (days >= 7 && Math.abs(Math.floor(week) - Math.floor(thisWeek)) === 1))
    return inUnits('week', week, thisWeek);
  return formatter.format(day - today, 'day');
}

/**
 * `قبل 3 أيام`, `أمس`, `الآن`: how far `iso` lies from `now`, in the largest unit of which a whole one fits. Days, months and years are
 * those of the calendar in Algiers: what is called «last» lies in the week, the month or the year before, however long ago that is.
 */
export function relativeTime(iso: string, now: Date = new Date()): string {
  const then = Date.parse(iso);
  const span = then - now.getTime();
  if (Math.abs(span) >= dayMs) return inDays(dayOf(then), dayOf(now.getTime()));
  if (Math.abs(span) >= hourMs) return formatter.format(Math.trunc(span / hourMs), 'hour');
  if (Math.abs(span) >= minuteMs) return formatter.format(Math.trunc(span / minuteMs), 'minute');
  return formatter.format(0, 'second');
}

type RelativeTimeProps = {
  iso: string;
  /** Without its exact date, where bytes are few. */
  isBrief?: boolean;
};

/**
 * A moment, told from now, with its exact date on hover and on paper. The server's words are up to ten minutes older than the browser's:
 * React keeps them as they are.
 */
export function RelativeTime({ iso, isBrief = false }: RelativeTimeProps) {
  return (
    <time dateTime={iso} title={isBrief ? undefined : exactDate(iso)} suppressHydrationWarning>
      {relativeTime(iso)}
    </time>
  );
}
