import { jest } from '@jest/globals';
import { canResetFactors, isSecondFactorOverdue, needsSecondFactor } from '../accounts/factors.policy.ts';
import { canManageDeletions, mustRemain } from '../accounts/personal-data.policy.ts';
import { canReadSecurityLog } from '../accounts/security.policy.ts';
import { heldBackBy, toSessionMember } from '../accounts/session.policy.ts';
import { canSeeAddresses } from '../audit.policy.ts';
import { canSeeFrontEnds } from '../front-ends/front-ends.policy.ts';
import { topicsFor } from '../notifications/notifications.policy.ts';
import { hasPublicContacts } from './members.policy.ts';

const ofAdmin = { addresses: true, securityLog: true, frontEnds: true, deletions: true, resetFactors: true };
const none = { addresses: false, securityLog: false, frontEnds: false, deletions: false, resetFactors: false };

test.each([
  ['AD', { ...ofAdmin, isReachedInPerson: false, needsSecondFactor: true }],
  ['SG', { ...none, isReachedInPerson: true, needsSecondFactor: true }],
  ['OP', { ...none, isReachedInPerson: false, needsSecondFactor: true }],
  ['OM', { ...none, isReachedInPerson: false, needsSecondFactor: false }],
] as const)('a member of role %s sees no more of the record and the front ends than it may', (role, rights) => {
  const member = { role };
  expect({
    addresses: canSeeAddresses(member),
    securityLog: canReadSecurityLog(member),
    frontEnds: canSeeFrontEnds(member),
    deletions: canManageDeletions(member),
    resetFactors: canResetFactors(member),
    isReachedInPerson: hasPublicContacts(member),
    needsSecondFactor: needsSecondFactor(member),
  }).toEqual(rights);
  expect(mustRemain(member)).toBe(role === 'AD');
});

test.each([
  ['AD', ['posts', 'decisions', 'applicants', 'messages']],
  ['SG', ['posts', 'decisions']],
  ['OP', ['posts', 'decisions', 'applicants']],
  ['OM', ['posts', 'decisions']],
] as const)('a member of role %s may be told of %j', (role, topics) => {
  expect(topicsFor({ role })).toEqual(topics);
});

test.each([
  [null, false],
  ['2026-11-01T08:00:00.000Z', true],
  ['2026-11-01T08:00:00.001Z', false],
])('at eight o’clock a second factor that is due at %s is overdue: %s', (secondFactorDueAt, isOverdue) => {
  jest.useFakeTimers({ now: Date.parse('2026-11-01T08:00:00.000Z') });
  expect(isSecondFactorOverdue({ secondFactorDueAt })).toBe(isOverdue);
});

const past = '2026-11-01T07:00:00.000Z';
const coming = '2026-11-01T09:00:00.000Z';

test.each([
  ['AD', false, null, undefined],
  ['OP', false, coming, undefined],
  ['AD', false, past, 'second_factor_required'],
  ['SG', true, null, 'own_password_required'],
  ['OP', true, past, 'own_password_required'],
  ['OM', true, past, undefined],
] as const)(
  'of role %s, with a temporary password: %s and a second factor due at %s, a member is held back by %s',
  (role, mustChangePassword, secondFactorDueAt, by) => {
    jest.useFakeTimers({ now: Date.parse('2026-11-01T08:00:00.000Z') });
    const account = { role, mustChangePassword, secondFactorDueAt };
    expect(heldBackBy(account)).toBe(by);
    expect(toSessionMember(account)).toEqual({ ...account, role: by ? 'OM' : role });
  },
);

afterEach(() => jest.useRealTimers());
