import { openTestApp } from '../../../test/build-test-app.ts';
import { codeOf, factorsOf, pairOf } from '../../../test/factors-of.ts';
import { readMails } from '../../../test/read-mails.ts';
import { softwareAuthenticator } from '../../../test/software-authenticator.ts';

const portal = await openTestApp({ SECOND_FACTOR: 'required' });

const { signedInMember, setUpApp, challengeOf, addPasskey, waiting } = factorsOf(() => portal);

test('a member adds a passkey, and signs in with it alone', async () => {
  const { member, options } = await signedInMember();
  const device = softwareAuthenticator();
  const added = await addPasskey(options, device, 'هاتفي Samsung');
  expect(added).toMatchObject({ status: 201, body: { factors: { passkeys: [{ name: 'هاتفي Samsung' }] } } });
  expect(added.body.recoveryCodes).toHaveLength(10);

  const response = device.authenticate(await challengeOf('/api/auth/passkey/options'));
  const opened = await portal.post('/api/auth/passkey', { response });
  expect(opened).toMatchObject({ status: 201, body: { member: { id: member.id } } });
  const again = await portal.post('/api/auth/passkey', { response });
  expect([again.status, again.body.code]).toEqual([400, 'validation_failed']);
  const asked = await portal.post('/api/auth/login', pairOf(member));
  expect(asked.body.methods).toEqual(['passkey', 'recovery_code']);
});

test.each([
  ['another site asked for', { origin: 'https://portal.example.evil' }],
  ['nobody unlocked', { isVerified: false }],
])('a passkey that %s is rejected', async (_, ceremony) => {
  const { options } = await signedInMember();
  const device = softwareAuthenticator();
  const challenge = await challengeOf('/api/auth/passkeys/options', options);
  const name = { name: 'هاتفي' };
  const refused = await portal.post(
    '/api/auth/passkeys',
    { ...name, response: device.register(challenge, ceremony) },
    options,
  );
  expect(refused.status).toBe(400);
  await addPasskey(options, device);
  const response = device.authenticate(await challengeOf('/api/auth/passkey/options'), ceremony);
  expect((await portal.post('/api/auth/passkey', { response })).status).toBe(400);
});

test('a passkey answers the challenge that was made for it, and no other', async () => {
  const { options } = await signedInMember();
  const other = await signedInMember();
  const device = softwareAuthenticator();
  await addPasskey(options, device);
  const challenge = await challengeOf('/api/auth/passkeys/options', other.options);
  const stolen = { name: 'x', response: softwareAuthenticator().register(challenge) };
  expect((await portal.post('/api/auth/passkeys', stolen, options)).status).toBe(400);
  const toSignIn = await challengeOf('/api/auth/passkey/options');
  const response = device.authenticate(toSignIn);
  expect((await portal.post('/api/auth/reauthenticate', { response }, options)).status).toBe(400);
  const ofOther = device.authenticate(await challengeOf('/api/auth/reauthenticate/options', other.options));
  expect((await portal.post('/api/auth/reauthenticate', { response: ofOther }, other.options)).status).toBe(400);
});

test('a member whose password strangers tried too often signs in with a passkey, and after it with the password again', async () => {
  const { member, options } = await signedInMember();
  const device = softwareAuthenticator();
  await addPasskey(options, device);
  const wrong = { email: member.email, password: 'wrong-1999' };
  for (let index = 0; index < 10; index += 1)
    await portal.post('/api/auth/login', wrong, { remoteAddress: `10.6.0.${index}` });
  expect((await portal.post('/api/auth/login', pairOf(member))).status).toBe(429);
  const response = device.authenticate(await challengeOf('/api/auth/passkey/options'));
  expect((await portal.post('/api/auth/passkey', { response })).status).toBe(201);
  expect((await portal.post('/api/auth/login', pairOf(member))).status).toBe(202);
});

test('a deactivated member signs in with neither code nor passkey', async () => {
  const { member, options } = await signedInMember();
  const device = softwareAuthenticator();
  await addPasskey(options, device);
  const { secret } = await setUpApp(options);
  const pending = await waiting(member);
  await portal.db.updateTable('members').set({ is_active: false }).where('id', '=', member.id).execute();
  const response = device.authenticate(await challengeOf('/api/auth/passkey/options'));
  expect((await portal.post('/api/auth/passkey', { response })).body.code).toBe('inactive_account');
  const code = codeOf(secret, Date.now() + 30_000);
  expect((await portal.post('/api/auth/second-factor', { code }, pending)).body.code).toBe('inactive_account');
});

test('a member renames and removes its own passkeys, and is told by mail', async () => {
  const { member, options } = await signedInMember();
  const stranger = await signedInMember();
  const added = await addPasskey(options, softwareAuthenticator());
  const url = `/api/auth/passkeys/${added.body.factors.passkeys[0].id}`;
  expect((await portal.put(url, { name: 'لي' }, stranger.options)).status).toBe(404);
  expect((await portal.delete(url, stranger.options)).status).toBe(404);
  for (const name of ['', 'م'.repeat(61)])
    expect((await portal.put(url, { name }, options)).body).toMatchObject({ fields: { name: expect.any(String) } });
  const renamed = await portal.put(url, { name: 'حاسوب العمل' }, options);
  expect(renamed.body.factors.passkeys).toMatchObject([{ name: 'حاسوب العمل' }]);
  const removed = await portal.delete(url, options);
  expect(removed.body.factors).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
  const told = (await readMails(portal.db, member.email)).map(({ text }) => text);
  expect(told).toEqual([
    expect.stringContaining('أُضيف إلى حسابك مفتاح مرور جديد'),
    expect.stringContaining('حُذف من حسابك مفتاح مرور'),
  ]);
});
