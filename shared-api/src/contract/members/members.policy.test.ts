import type { Role } from './members.contract.ts';
import {
  awaitsInvitation,
  canAddMember,
  canChangeRoles,
  canCorrectEmails,
  canImportMembers,
  canManageMember,
  canMoveMembers,
  canOpenDashboard,
  isOneself,
  isTrustedRole,
  replacesHolder,
  rolesToGive,
  rolesToImport,
  scopeOf,
} from './members.policy.ts';

const ours = { id: 'ours' };
const theirs = { id: 'theirs' };
const viewer = (role: Role) => ({ id: 'viewer', role, office: ours });

test.each([
  ['AD', true, true, true, undefined],
  ['SG', false, false, false, 'ours'],
  ['OP', true, false, false, 'ours'],
  ['OM', false, false, false, 'ours'],
] as const)(
  'an %s opens the dashboard: %s, changes roles: %s, moves members: %s, is confined to: %s',
  (role, opens, changes, moves, scope) => {
    expect(canCorrectEmails(viewer(role))).toBe(moves);
    expect(canOpenDashboard(viewer(role))).toBe(opens);
    expect(canChangeRoles(viewer(role))).toBe(changes);
    expect(canMoveMembers(viewer(role))).toBe(moves);
    expect(scopeOf(viewer(role))).toBe(scope);
  },
);

const cases = [
  ['AD', ['AD', 'SG', 'OP', 'OM'], ['AD', 'SG', 'OP', 'OM']],
  ['SG', [], []],
  ['OP', ['OP', 'OM'], []],
  ['OM', [], []],
] as const;

test.each(cases)('an %s manages %j in its own office, %j elsewhere', (role, here, elsewhere) => {
  const managed = (office: { id: string }) =>
    (['AD', 'SG', 'OP', 'OM'] as const).filter((each) => canManageMember(viewer(role), { role: each, office }));
  expect([managed(ours), managed(theirs)]).toEqual([here, elsewhere]);
});

test.each(cases)('an %s adds %j to its own office, %j elsewhere', (role, here, elsewhere) => {
  const added = (office: { id: string }) =>
    (['AD', 'SG', 'OP', 'OM'] as const).filter((each) => canAddMember(viewer(role), { role: each, office }));
  expect([added(ours), added(theirs)]).toEqual([here, elsewhere]);
  expect(rolesToGive(viewer(role))).toEqual(here);
});

test.each([
  ['AD', ['OP', 'OM']],
  ['SG', []],
  ['OP', ['OP', 'OM']],
  ['OM', []],
] as const)('an %s imports a file of %j', (role, roles) => {
  expect(rolesToImport(viewer(role))).toEqual(roles);
  expect(canImportMembers(viewer(role))).toBe(roles.length > 0);
});

test.each([
  ['AD', true],
  ['SG', true],
  ['OP', true],
  ['OM', false],
] as const)('who makes somebody an %s has given its password lately: %s', (role, isTrusted) => {
  expect(isTrustedRole(role)).toBe(isTrusted);
});

test.each([
  ['AD', false],
  ['SG', true],
  ['OP', false],
  ['OM', false],
] as const)('who is made %s takes the place of the one before: %s', (role, replaces) => {
  expect(replacesHolder(role)).toBe(replaces);
});

test.each([
  ['viewer', true],
  ['other', false],
])('the member %j is oneself: %s', (id, is) => {
  expect(isOneself(viewer('AD'), { id })).toBe(is);
});

const added = { Active: true, mustChangePassword: true, lastSeenAt: null };

test.each([
  ['was added and never signed in', {}, true],
  ['signed in', { lastSeenAt: '2026-11-01T08:00:00.000Z' }, false],
  ['chose a password of its own', { mustChangePassword: false }, false],
  ['is not active', { Active: false }, false],
])('a member who %s (%j) awaits an invitation: %s', (_, given, awaits) => {
  expect(awaitsInvitation({ ...added, ...given })).toBe(awaits);
});
