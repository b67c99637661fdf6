import { exactDate } from './exact-date.ts';
import { locale } from './locale.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Algiers keeps UTC+1 all the year: the day there is the same on the server and in every browser. */
const dayOf = (ms: number) => Math.floor((ms + hourMs) / dayMs);

/** A day as the number of its week, which begins on Sunday; of its month; and as the day of that month. */
function calendarOf(day: number) {
  const date = new Date(day * dayMs);
  return {
    week: Math.floor((day + 4) / 7),
    year: date.getUTCFullYear(),
    month: date.getUTCFullYear() * 12 + date.getUTCMonth(),
    dayOfMonth: date.getUTCDate(),
  };
}

const formatter = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
const counter = new Intl.RelativeTimeFormat(locale);

/** «قبل سنة» of a span in whole units, but «السنة الماضية» where that is the one before on the calendar. */
const inUnits = (unit: 'year' | 'month', count: number, onCalendar: number, sign: number) =>
  onCalendar === 1 ? formatter.format(sign, unit) : counter.format(sign * count, unit).replace(/ واحدة?$/, '');

function inDays(day: number, today: number): string {
  const sign = Math.sign(day - today);
  const days = Math.abs(day - today);
  const from = calendarOf(Math.min(day, today));
  const to = calendarOf(Math.max(day, today));
  const monthsOnCalendar = to.month - from.month;
  const months = monthsOnCalendar - Number(to.dayOfMonth < from.dayOfMonth);
  if (months >= 12) return inUnits('year', Math.floor(months / 12), to.year - from.year, sign);
  if (days >= 30 && monthsOnCalendar) return inUnits('month', months, monthsOnCalendar, sign);
  if (days >= 7 && to.week - from.week === 1) return formatter.format(sign, 'week');
  if (days >= 14 && days < 28) return formatter.format(sign * Math.trunc(days / 7), 'week');
  return formatter.format(sign * days, 'day');
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
