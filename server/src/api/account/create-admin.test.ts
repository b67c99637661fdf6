import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember } from '../../../test/factories.ts';
import { createAdmin } from './create-admin.ts';

const portal = await openTestApp();

test('an operator of an empty portal makes an administrator, who signs in and has to choose a password of its own', async () => {
  const password = await createAdmin(portal.db, { email: 'amina@portal.example', name: 'أمينة' });
  const { status, body } = await portal.post('/api/auth/login', { email: 'amina@portal.example', password });
  expect([status, body.member.role, body.member.mustChangePassword]).toEqual([201, 'AD', true]);
});

test.each([
  ['an address that is taken', { email: 'nadia@portal.example', name: 'نادية' }],
  ['what is no address', { email: 'amina', name: 'أمينة' }],
  ['no name', { email: 'b@portal.example', name: '' }],
  ['an address of a site for a name', { email: 'c@portal.example', name: 'evil.example' }],
])('an operator who gives %s is told so in a line', async (what, given) => {
  if (what === 'an address that is taken') await insertMember(portal.db, { email: given.email });
  await expect(createAdmin(portal.db, given)).rejects.toThrow(/account already|--email/);
});
