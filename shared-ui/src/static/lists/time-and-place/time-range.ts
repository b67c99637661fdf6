import { exactDate, exactDay } from 'shared-ui/static';
import { timeZone } from '../../words/text/locale.ts';
import { messages } from './messages.ts';

const weekday = new Intl.DateTimeFormat('ar', { timeZone, weekday: 'long' });

const dayOf = (iso: string) => `${weekday.format(new Date(iso))} ${exactDay(iso)}`;
const hourOf = (iso: string) => exactDate(iso).slice(-'10:00'.length);

/** `الثلاثاء 1 ديسمبر 2026، من 10:00 إلى 12:00`, by the clocks of Algeria. */
export function timeRange(beginsAt: string, endsAt: string): string {
  const [first, last] = [dayOf(beginsAt), dayOf(endsAt)];
  const [from, to] = [hourOf(beginsAt), hourOf(endsAt)];
  return first === last ? messages.withinDay(first, from, to) : messages.overDays(first, from, last, to);
}
