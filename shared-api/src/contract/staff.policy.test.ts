import { canSeeAddresses } from './audit.policy.ts';
import { canResetFactors, needsSecondFactor } from './factors.policy.ts';
import { canSeeFrontEnds } from './front-ends.policy.ts';
import { hasPublicContacts } from './members.policy.ts';
import { canManageDeletions } from './personal-data.policy.ts';
import { canReadSecurityLog } from './security.policy.ts';

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
});
