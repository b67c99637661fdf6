import type { PendingWork } from './pending.contract.ts';
import { pendingItems } from './pending-items.ts';

const now = new Date('2026-12-01T20:00:00Z');
const nothing: PendingWork = { applicants: 0, messages: null, deletions: null, event: null };
const rules = new Intl.PluralRules('ar-DZ');
const wordsOf = (work: Partial<PendingWork>) =>
  pendingItems({ ...nothing, ...work }, now).map(({ count, forms }) =>
    forms[rules.select(count)].replace('#', String(count)),
  );
const waitingFor = (hours: number) => ({
  messages: { unread: 0, waitingSince: new Date(now.getTime() - hours * 3_600_000).toISOString(), waitingId: '5' },
});
const beginning = (beginsAt: string) => ({ event: { id: '7', beginsAt } });

test('staff for whom nothing waits reads of nothing', () => {
  expect(pendingItems(nothing, now)).toEqual([]);
  expect(
    pendingItems({ ...nothing, messages: { unread: 0, waitingSince: null, waitingId: null }, deletions: 0 }, now),
  ).toEqual([]);
});

test('staff reads what others wait for, then the next event, each with the page that does it', () => {
  const items = pendingItems(
    {
      applicants: 24,
      messages: { unread: 3, waitingSince: '2026-11-30T04:00:00Z', waitingId: '5' },
      deletions: 1,
      ...beginning('2026-12-02T09:00:00Z'),
    },
    now,
  );
  const dashboard = '/organization/dashboard';
  expect(items.map(({ to, count }) => [to, count])).toEqual([
    [`${dashboard}/applicants`, 24],
    [`${dashboard}/messages`, 3],
    [`${dashboard}/deletions`, 1],
    [`${dashboard}/messages/5`, 40],
    ['/posts/7', 1],
  ]);
});

test.each([
  [waitingFor(24), 'رسالة تنتظر الرد منذ 24 ساعة'],
  [waitingFor(40), 'رسالة تنتظر الرد منذ 40 ساعة'],
  [waitingFor(71.9), 'رسالة تنتظر الرد منذ 71 ساعة'],
  [waitingFor(72), 'رسالة تنتظر الرد منذ 3 أيام'],
  [waitingFor(24 * 15), 'رسالة تنتظر الرد منذ 15 يومًا'],
  [beginning('2026-12-01T22:30:00Z'), 'فعالية اليوم'],
  // after midnight in Algiers, which is not midnight by UTC
  [beginning('2026-12-01T23:30:00Z'), 'فعالية غدًا'],
  [beginning('2026-12-03T08:00:00Z'), 'فعالية بعد غد'],
  [{ applicants: 2 }, 'طلبا انضمام'],
])('staff reads of %j: «%s»', (work, words) => {
  expect(wordsOf(work)).toEqual([words]);
});

test.each([
  ['a message that came less than a day ago', waitingFor(23.9)],
  ['an event three days away', beginning('2026-12-04T08:00:00Z')],
])('staff reads nothing yet of %s', (_, work) => {
  expect(wordsOf(work)).toEqual([]);
});
