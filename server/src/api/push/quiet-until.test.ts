import { quietUntil } from './quiet-until.ts';

// the clocks of Algeria show an hour more than UTC, in summer and in winter
test.each([
  ['in the middle of the night', '22:00', '07:00', '2026-03-01T01:30:00Z', '2026-03-01T06:00:00.000Z'],
  ['before midnight', '22:00', '07:00', '2026-03-01T21:00:00Z', '2026-03-02T06:00:00.000Z'],
  ['in their last minute', '22:00', '07:00', '2026-03-01T05:59:59Z', '2026-03-01T06:00:00.000Z'],
  ['at noon', '12:00', '14:00', '2026-07-01T11:30:00Z', '2026-07-01T13:00:00.000Z'],
  ['nearly all day', '07:00', '06:59', '2026-07-01T12:00:00Z', '2026-07-02T05:59:00.000Z'],
])('what comes %s waits for the end of the quiet hours', (_, begins, ends, at, end) => {
  expect(quietUntil(new Date(at), { isOn: true, begins, ends })?.toISOString()).toBe(end);
});

test.each([
  ['as they end', true, '22:00', '07:00', '2026-03-01T06:00:00Z'],
  ['just before they begin', true, '22:00', '07:00', '2026-03-01T20:59:59Z'],
  ['in hours that are switched off', false, '22:00', '07:00', '2026-03-01T01:30:00Z'],
  ['in the one minute of a day that is not quiet', true, '07:00', '06:59', '2026-03-01T05:59:30Z'],
])('what comes %s is sent at once', (_, isOn, begins, ends, at) => {
  expect(quietUntil(new Date(at), { isOn, begins, ends })).toBeUndefined();
});
