import sharp from 'sharp';
import { openTestApp } from '../../../test/build-test-app.ts';
import { password, signedInAs } from '../../../test/factories.ts';
import { fieldsOf, profilesOf } from '../../../test/profiles-of.ts';
import { readMailedToken } from '../../../test/read-mails.ts';

const portal = await openTestApp();

const { signedInMember, update, stored } = profilesOf(() => portal);
const other = 'another-1999';

test('a member edits its profile and sees it as it is kept', async () => {
  const { member, options } = await signedInMember();
  const reply = await update(member.id, { ...fieldsOf(member), name: '  سلمى  ' }, options);
  expect(reply).toMatchObject({
    status: 200,
    body: {
      message: 'تم تعديل الملف الشخصي بنجاح',
      member: { id: member.id, name: 'سلمى', phone: '+213550102030', bio: 'طالبة', emailConfirmed: true },
    },
  });
  const { body } = await portal.get('/api/auth/session', options);
  expect(body.member).toEqual({ ...reply.body.member, lastSeenAt: body.member.lastSeenAt });
});

test('a member chooses to be addressed as a woman, the public learns of it, and staff who saw her before are told', async () => {
  const { member, options } = await signedInMember({ role: 'OP' });
  const { body: before } = await portal.get('/api/auth/session', options);
  expect(before.member.addressedAs).toBe('man');
  const { body } = await update(member.id, { ...fieldsOf(member), addressedAs: 'woman' }, options);
  expect(body.member).toMatchObject({ addressedAs: 'woman' });
  expect((await portal.get(`/api/org/members/${member.id}`)).body.member.addressedAs).toBe('woman');

  const again = await update(member.id, { ...fieldsOf(member), addressedAs: 'man' }, options);
  expect(again.body.member.version).toBe(body.member.version + 1); // nothing else changed
});

test('what the form does not send, or sends empty as the password, stays', async () => {
  const { member, options } = await signedInMember({ bio: 'قديمة', phone: '0555 10' });
  const { name, email } = fieldsOf(member);
  expect((await update(member.id, { name, email }, options)).body.member).toMatchObject({
    bio: 'قديمة',
    phone: '0555 10',
  });
  expect((await update(member.id, fieldsOf(member), options)).status).toBe(200);
  expect((await portal.post('/api/auth/login', { email, password })).status).toBe(201);
});

test('a member empties its phone, bio and about', async () => {
  const { member, options } = await signedInMember({ bio: 'قديمة', phone: '0555 10', about: 'قديم' });
  const reply = await update(member.id, { ...fieldsOf(member), phone: '', bio: '', about: '' }, options);
  expect(reply.body.member).toMatchObject({ phone: '', bio: '', about: '' });
});

test('a member whose stored name is none that one may take now saves the rest, and takes no other such name', async () => {
  const { member, options } = await signedInMember({ name: 'سلمى evil.example' });
  const saved = await update(member.id, { ...fieldsOf(member), name: member.name, bio: 'جديدة' }, options);
  expect(saved).toMatchObject({ status: 200, body: { member: { name: member.name, bio: 'جديدة' } } });
  const refused = await update(member.id, { ...fieldsOf(member), name: 'سلمى other.example' }, options);
  expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, ['name']]);
  expect(refused.body.fields.name).toContain('اكتب الاسم وحده');
  expect(await stored(member.id)).toMatchObject({ name: member.name });
});

test('a new password ends the sessions elsewhere and the open links, and is the member its own', async () => {
  const { member, options } = await signedInMember({ must_change_password: true });
  const elsewhere = await signedInAs(portal.db, member);
  await portal.post('/api/auth/password/forgot', { email: member.email });
  const token = await readMailedToken(portal.db, member.email);
  const reply = await update(member.id, { ...fieldsOf(member), password: other, confirmPassword: other }, options);
  expect(reply).toMatchObject({ status: 200, body: { member: { mustChangePassword: false } } });
  expect((await portal.get('/api/auth/session', options)).status).toBe(200);
  expect((await portal.get('/api/auth/session', elsewhere)).status).toBe(401);
  const reset = { token, password, confirmPassword: password };
  expect((await portal.post('/api/auth/password/reset', reset)).status).toBe(400);
  expect((await portal.post('/api/auth/login', { email: member.email, password: other })).status).toBe(201);
});

test('a member who changes anything but the password stays signed in elsewhere', async () => {
  const { member, options } = await signedInMember();
  const elsewhere = await signedInAs(portal.db, member);
  expect((await update(member.id, { ...fieldsOf(member), bio: 'جديدة' }, options)).status).toBe(200);
  expect((await portal.get('/api/auth/session', elsewhere)).status).toBe(200);
});

test('when the passwords differ nothing is saved', async () => {
  const { member, options } = await signedInMember();
  const before = await stored(member.id);
  for (const passwords of [
    { password: other },
    { password: other, confirmPassword: password },
    { confirmPassword: other },
  ]) {
    const { confirmPassword: _, password: __, ...fields } = fieldsOf(member);
    const reply = await update(member.id, { ...fields, name: 'اسم آخر', ...passwords }, options);
    expect(reply).toMatchObject({
      status: 400,
      body: { message: 'خطأ في تعديل الملف الشخصي', fields: { confirmPassword: expect.any(String) } },
    });
  }
  expect(await stored(member.id)).toEqual(before);
});

test.each([
  ['name', { name: '' }],
  ['name', { name: 'س'.repeat(101) }],
  ['email', { email: 'salma' }],
  ['phone', { phone: '12' }],
  ['phone', { phone: 'اتصل بي' }],
  ['password', { password: 'short', confirmPassword: 'short' }],
  ['password', { password: 'password1', confirmPassword: 'password1' }],
  ['addressedAs', { addressedAs: 'they' }],
  ['bio', { bio: 'س'.repeat(301) }],
  ['about', { about: 'س'.repeat(5_001) }],
])('a bad %s is rejected by name: %j', async (field, given) => {
  const { member, options } = await signedInMember();
  const before = await stored(member.id);
  const { status, body } = await update(member.id, { ...fieldsOf(member), ...given }, options);
  expect([status, body.message, Object.keys(body.fields)]).toEqual([400, 'خطأ في تعديل الملف الشخصي', [field]]);
  expect(await stored(member.id)).toEqual(before);
});

test('a member changes its picture, and a file that is none is rejected', async () => {
  const { member, options } = await signedInMember();
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#14532d' } })
    .png()
    .toBuffer();
  const { body } = await update(member.id, { ...fieldsOf(member), avatar: new Blob([new Uint8Array(png)]) }, options);
  expect((await portal.app.inject(body.member.avatar)).headers['content-type']).toBe('image/webp');
  const script = new Blob(['<script>'], { type: 'image/png' });
  const refused = await update(member.id, { ...fieldsOf(member), name: 'اسم آخر', avatar: script }, options);
  expect(refused).toMatchObject({ status: 415, body: { code: 'unsupported_media' } });
  expect(await stored(member.id)).toMatchObject({ name: 'سلمى بن عيسى', avatar_hash: expect.any(String) });
});

test('a member cannot raise itself by the profile form', async () => {
  const { member, options } = await signedInMember();
  await update(
    member.id,
    { ...fieldsOf(member), role: 'AD', Active: 'true', office: 'x', is_email_confirmed: 'true' },
    options,
  );
  expect(await stored(member.id)).toMatchObject({ role: 'OM', office_id: member.office_id });
});

test('nobody edits the profile of another, not even an administrator, and no visitor any', async () => {
  const { member } = await signedInMember();
  const admin = await signedInMember({ role: 'AD' });
  expect(await update(member.id, fieldsOf(member), admin.options)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect((await update('x', fieldsOf(member), admin.options)).status).toBe(403);
  expect((await update(member.id, fieldsOf(member))).status).toBe(401);
});

test('a body that is no form is rejected', async () => {
  const { member, options } = await signedInMember();
  expect((await portal.put(`/api/auth/update/${member.id}`, fieldsOf(member), options)).status).toBe(415);
});
