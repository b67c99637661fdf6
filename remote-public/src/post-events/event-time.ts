import type { PostEvent } from 'shared-api/contract/posts/post-events.contract';
import { timeZone } from 'shared-api/contract/text/time-zone';
import { exactDay } from 'shared-ui/static';
import { messages } from './messages.ts';

const weekday = new Intl.DateTimeFormat('ar', { timeZone, weekday: 'long' });
const hour = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const dayOf = (iso: string) => `${weekday.format(new Date(iso))} ${exactDay(iso)}`;
const hourOf = (iso: string) => hour.format(new Date(iso));

/** `الثلاثاء 1 ديسمبر 2026، من 10:00 إلى 12:00`, by the clocks of Algeria. */
export function eventTime({ beginsAt, endsAt }: Pick<PostEvent, 'beginsAt' | 'endsAt'>): string {
  const [first, last] = [dayOf(beginsAt), dayOf(endsAt)];
  const [from, to] = [hourOf(beginsAt), hourOf(endsAt)];
  if (first === last) return messages.withinDay(first, from, to);
  return messages.overDays(messages.atHour(first, from), messages.atHour(last, to));
}
