/** @jest-environment node */
import { canSeeAddresses } from './audit.policy.ts';
import { canSeeFrontEnds } from './front-ends.policy.ts';
import { hasPublicContacts } from './members.policy.ts';
import { canReadSecurityLog } from './security.policy.ts';

test.each([
  ['AD', { addresses: true, securityLog: true, frontEnds: true, isReachedInPerson: false }],
  ['SG', { addresses: false, securityLog: false, frontEnds: false, isReachedInPerson: true }],
  ['OP', { addresses: false, securityLog: false, frontEnds: false, isReachedInPerson: false }],
  ['OM', { addresses: false, securityLog: false, frontEnds: false, isReachedInPerson: false }],
] as const)('a member of role %s sees no more of the record and the front ends than it may', (role, rights) => {
  const member = { role };
  expect({
    addresses: canSeeAddresses(member),
    securityLog: canReadSecurityLog(member),
    frontEnds: canSeeFrontEnds(member),
    isReachedInPerson: hasPublicContacts(member),
  }).toEqual(rights);
});
