import { canAttend, canSeeAttendees, canVisitorsAttend } from './attendance.policy.ts';

const ours = { id: 'ours' };
const announcementOf = (id: string, office: string) => ({ id: 'a', author: { id, office: { id: office } } });

test.each([
  // its own; another's of its office; of another office
  ['AD', true, [true, true, true]],
  ['OP', true, [true, true, false]],
  ['SG', true, [true, false, false]],
  ['OM', true, [true, false, false]],
  ['AD', false, [false, false, false]],
  ['OP', false, [false, false, false]],
] as const)('an %s, active: %s, sees who comes to: its own, its office’s, others’ events: %j', (role, Active, sees) => {
  const viewer = { id: 'me', role, Active, office: ours };
  const announcements = [
    announcementOf('me', 'ours'),
    announcementOf('other', 'ours'),
    announcementOf('other', 'theirs'),
  ];
  expect(announcements.map((each) => canSeeAttendees(viewer, each))).toEqual(sees);
  expect(canAttend(viewer)).toBe(Active);
});

test.each([
  ['everyone', true],
  ['members', false],
] as const)('who has no account comes to an event for %s: %s', (audience, comes) => {
  expect(canVisitorsAttend({ audience })).toBe(comes);
});
