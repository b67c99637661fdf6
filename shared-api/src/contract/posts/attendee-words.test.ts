import { attendeesName } from './attendee-words.ts';

const now = Date.UTC(2026, 0, 10, 9);

test.each([
  ['a week before the event', '2026-01-17T09:00:00.000Z', 'المسجَّلون'],
  ['a second before it begins', '2026-01-10T09:00:01.000Z', 'المسجَّلون'],
  ['as it begins', '2026-01-10T09:00:00.000Z', 'الحاضرون'],
  ['the day after it', '2026-01-09T09:00:00.000Z', 'الحاضرون'],
])('an organiser who looks %s reads who signed up, or who came', (_, beginsAt, name) => {
  expect(attendeesName({ beginsAt }, now)).toBe(name);
});
