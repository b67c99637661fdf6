import type { Role } from 'shared-api/contract/members/members.contract';
import { changeFor } from './change-for.ts';

const viewer = (role: Role) => ({ id: 'viewer', role, Active: true, office: { id: 'ours' } });

test.each([
  // who, noun, change, office, former office, what it is told
  ['AD', 'members', 'changed', 'theirs', null, 'changed'],
  ['AD', 'members', 'changed', 'theirs', 'ours', 'changed'],
  ['AD', 'messages', 'added', null, null, 'added'],
  ['AD', 'sessions', 'removed', null, null, undefined],
  ['OP', 'members', 'added', 'ours', null, 'added'],
  ['OP', 'members', 'changed', 'ours', null, 'changed'],
  ['OP', 'members', 'removed', 'ours', null, 'removed'],
  ['OP', 'members', 'changed', 'ours', 'theirs', 'added'],
  ['OP', 'members', 'changed', 'theirs', 'ours', 'removed'],
  ['OP', 'posts', 'changed', 'theirs', 'ours', 'removed'],
  ['OP', 'audit', 'added', 'theirs', 'ours', 'added'],
  ['OP', 'members', 'changed', 'theirs', null, undefined],
  ['OP', 'offices', 'changed', 'theirs', null, undefined],
  ['OP', 'audit', 'added', null, null, undefined],
  ['OP', 'messages', 'added', null, null, undefined],
  ['OP', 'sessions', 'removed', null, null, undefined],
  ['OM', 'posts', 'added', 'ours', null, undefined],
  ['SG', 'members', 'changed', 'ours', null, undefined],
] as const)('an %s is told of %s %s in %s (before: %s) as %s', (role, noun, change, office, formerOffice, told) => {
  const seen = changeFor(viewer(role), { noun, change, id: 'it', office, formerOffice });
  expect(seen).toEqual(told && { noun, change: told, id: 'it' });
});

test.each([
  // from, until, of which office, whether it is told
  ['viewer', 'viewer', null, true],
  ['a', 'z', null, true],
  ['a', 'z', 'ours', true],
  ['a', 'z', 'theirs', false],
  ['a', 'b', null, false],
  ['w', 'z', null, false],
])('a member between %s and %s of %s is told of a notification: %s', (id, until, office, isTold) => {
  const announced = { noun: 'notifications', change: 'added', id, until, office, formerOffice: null } as const;
  const seen = changeFor(viewer('OM'), announced);
  expect(seen).toEqual(isTold ? { noun: 'notifications', change: 'added', id: 'viewer' } : undefined);
});
