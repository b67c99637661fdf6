/** @jest-environment node */
import { timeLeft } from './time-left.ts';

const hourMs = 3_600_000;
const now = Date.UTC(2026, 0, 10);
const due = (hours: number) => ({ state: 'new' as const, dueAt: new Date(now + hours * hourMs).toISOString() });

test.each([
  [72, 'calm', 'بقيت 72 ساعة'],
  [40.5, 'calm', 'بقيت 40 ساعة'],
  [24, 'calm', 'بقيت 24 ساعة'],
  [23.9, 'soon', 'بقيت 23 ساعة'],
  [5, 'soon', 'بقيت 5 ساعات'],
  [2, 'soon', 'بقيت ساعتان'],
  [1, 'soon', 'بقيت ساعة واحدة'],
  [0.5, 'soon', 'بقي أقل من ساعة'],
  [-0.5, 'over', 'تأخّر الرد أقل من ساعة'],
  [-2, 'over', 'تأخّر الرد ساعتين'],
  [-24, 'over', 'تأخّر الرد يومًا'],
  [-24 * 11, 'over', 'تأخّر الرد 11 يومًا'],
])('staff reads of an answer that is due in %d hours: %s, «%s»', (hours, stage, words) => {
  expect(timeLeft(due(hours), now)).toEqual({ stage, words });
});

test('staff reads no clock on a message that was answered', () => {
  expect(timeLeft({ ...due(-5), state: 'answered' }, now)).toBeUndefined();
});
