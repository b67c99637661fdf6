import type { QuietHours } from 'shared-api/contract/notifications/push.contract';
import { timeZone } from 'shared-api/contract/text/time-zone';

const minutesOfDay = 24 * 60;
const minuteMs = 60_000;
const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

const toMinutes = (time: string) => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
const minutesFrom = (from: number, to: number) => (to - from + minutesOfDay) % minutesOfDay;

/** The moment the quiet hours end in which `at` lies, by the clocks of Algeria, which are never set; undefined outside of them. */
export function quietUntil(at: Date, { isOn, begins, ends }: QuietHours): Date | undefined {
  const now = toMinutes(clock.format(at));
  const length = minutesFrom(toMinutes(begins), toMinutes(ends));
  if (!isOn || minutesFrom(toMinutes(begins), now) >= length) return undefined;
  const minute = Math.floor(at.getTime() / minuteMs);
  return new Date((minute + minutesFrom(now, toMinutes(ends))) * minuteMs);
}
