import type { FrontEndHistory, TimeLinePoint } from 'shared-api/contract/front-ends/front-end-history.contract';
import { exactDate, exactDay } from 'shared-ui/static';

type Period = Pick<FrontEndHistory, 'since' | 'unit' | 'days'>;

const hourMs = 3_600_000;

const unitOf = ({ unit, days }: Period) =>
  unit === 'hour' ? { ms: hourMs, count: 24 } : { ms: 24 * hourMs, count: days };

/** Where a moment lies in the period, from 0 to 1. */
export function placeOf(period: Period, moment: number): number {
  const { ms, count } = unitOf(period);
  return (moment - Date.parse(period.since)) / (ms * count);
}

/** What has a p75, in the middle of its hour or day. */
export const toChartPoints = (period: Period, timeLine: readonly TimeLinePoint[]) =>
  timeLine.flatMap(({ at, p75 }) =>
    p75 === null ? [] : [{ at: placeOf(period, Date.parse(at) + unitOf(period).ms / 2), value: p75 }],
  );

/** `18:00`, or `21 نوفمبر 2026`. */
export const nameOfUnit = ({ unit }: Period, at: string) => (unit === 'hour' ? exactDate(at) : exactDay(at));

const toShortName = ({ unit }: Period, at: string) =>
  unit === 'hour' ? exactDate(at).slice(-5) : exactDay(at).split(' ').slice(0, 2).join(' ');

/** Four at most, each from the beginning of an hour or day on. */
export function toLabels(period: Period) {
  const { ms, count } = unitOf(period);
  const step = Math.ceil(count / 4);
  return Array.from({ length: Math.ceil(count / step) }, (_, index) => ({
    words: toShortName(period, new Date(Date.parse(period.since) + index * step * ms).toISOString()),
    share: Math.min(step, count - index * step),
  }));
}
