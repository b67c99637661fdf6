/** @jest-environment node */
import { changeFor } from './change-for.ts';

const viewer = (role: 'AD' | 'OP') => ({ id: 'viewer', role, Active: true, office: { id: 'ours' } });

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
] as const)('an %s is told of %s %s in %s (before: %s) as %s', (role, noun, change, office, formerOffice, told) => {
  const seen = changeFor(viewer(role), { noun, change, id: 'it', office, formerOffice });
  expect(seen).toEqual(told && { noun, change: told, id: 'it' });
});
