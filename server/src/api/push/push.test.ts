import { aBrowserKey } from '../../../../e2e/push-service.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import { aPushSubscription, insertMember, signedInAs } from '../../../test/factories.ts';
import { openTestDatabase } from '../../../test/open-test-database.ts';
import { serverLimits } from '../../limits.ts';
import { vapidKeys } from './vapid-keys.repository.ts';

const portal = await openTestApp();

const url = '/api/push/subscription';

async function aMember() {
  const member = await insertMember(portal.db);
  return { member, as: await signedInAs(portal.db, member) };
}
const subscribe = (as: Awaited<ReturnType<typeof signedInAs>>, subscription: object = aPushSubscription()) =>
  portal.put(url, subscription, as);
const kept = (member: { id: string }) =>
  portal.db.selectFrom('push_subscriptions').select('endpoint').where('member_id', '=', member.id).execute();

test('two instances that start at once agree on one pair of keys, which stays', async () => {
  const { db, drop } = await openTestDatabase();
  const [first, second] = await Promise.all([vapidKeys(db), vapidKeys(db)]);
  expect(first).toEqual(second);
  expect(await vapidKeys(db)).toEqual(first);
  expect(await db.selectFrom('vapid_keys').select('public_key').execute()).toEqual([{ public_key: first.publicKey }]);
  await drop();
});

test('a member is given the public key, never the private one', async () => {
  const { as } = await aMember();
  const { publicKey } = await vapidKeys(portal.db);
  expect((await portal.get('/api/push/key', as)).body).toEqual({ key: publicKey });
});

test('a browser subscribes, chooses again, and gives up; another of the same member is not asked', async () => {
  const { member, as } = await aMember();
  const elsewhere = await signedInAs(portal.db, member);
  expect((await portal.get(url, as)).body).toEqual({ endpoint: null, topics: [] });
  const subscription = aPushSubscription();
  expect((await subscribe(as, subscription)).body).toEqual({
    message: 'حُفظ',
    endpoint: subscription.endpoint,
    topics: ['posts', 'decisions'],
  });
  await subscribe(as, { ...subscription, topics: ['decisions', 'decisions'] });
  expect((await portal.get(url, as)).body).toEqual({ endpoint: subscription.endpoint, topics: ['decisions'] });
  expect((await portal.get(url, elsewhere)).body.endpoint).toBeNull();
  expect((await portal.delete(url, as)).body).toEqual({ message: 'حُفظ', endpoint: null, topics: [] });
  expect(await kept(member)).toEqual([]);
});

test('a browser that another member signs in to is told for that member alone', async () => {
  const [first, second] = [await aMember(), await aMember()];
  const subscription = aPushSubscription();
  await subscribe(first.as, subscription);
  await subscribe(second.as, subscription);
  expect(await kept(first.member)).toEqual([]);
  expect(await kept(second.member)).toEqual([{ endpoint: subscription.endpoint }]);
});

test('two sessions of one browser that subscribe at the same moment are both answered; one has it', async () => {
  const people = [await aMember(), await aMember()];
  const subscription = aPushSubscription();
  const replies = await Promise.all(people.map(({ as }) => subscribe(as, subscription)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await Promise.all(people.map(({ member }) => kept(member)))).flat()).toEqual([
    { endpoint: subscription.endpoint },
  ]);
});

test('a member has so many browsers and no more: the one that came first goes', async () => {
  const { member, as } = await aMember();
  const first = aPushSubscription();
  await subscribe(as, first);
  for (let count = 0; count < serverLimits.pushSubscriptionsPerMember; count += 1)
    await subscribe(await signedInAs(portal.db, member));
  const endpoints = (await kept(member)).map(({ endpoint }) => endpoint);
  expect(endpoints).toHaveLength(serverLimits.pushSubscriptionsPerMember);
  expect(endpoints).not.toContain(first.endpoint);
});

test.each([
  ['is not encrypted', 'http://push.example.com/a'],
  ['lies at another port', 'https://push.example.com:8443/a'],
  ['is an address of this machine', 'https://127.0.0.1/a'],
  ['is this machine', 'https://localhost/a'],
  ['is an address written as a number', 'https://2130706433/a'],
  ['is an address in IPv6', 'https://[::1]/a'],
  ['carries a password', 'https://a:b@push.example.com/a'],
  ['is a file', 'file:///etc/passwd'],
  ['is nonsense', 'push'],
  ['is endless', `https://push.example.com/${'a'.repeat(1000)}`],
])('an endpoint that %s is rejected', async (_, endpoint) => {
  const { member, as } = await aMember();
  const { status, body } = await subscribe(as, aPushSubscription(endpoint));
  expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ['endpoint'] });
  expect(await kept(member)).toEqual([]);
});

test('keys that are none are rejected', async () => {
  const { as } = await aMember();
  const { keys } = aBrowserKey();
  for (const wrong of [{ ...keys, p256dh: 'A' }, { ...keys, p256dh: `B${'A'.repeat(86)}` }, { ...keys, auth: '*' }, {}])
    expect((await subscribe(as, { ...aPushSubscription(), keys: wrong })).status).toBe(400);
});

test('who signs out is told nothing more in that browser', async () => {
  const { member, as } = await aMember();
  await subscribe(as);
  await portal.post('/api/auth/logout', undefined, as);
  expect(await kept(member)).toEqual([]);
});

test('who is deactivated is told nothing more', async () => {
  const { member, as } = await aMember();
  await subscribe(as);
  const admin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
  expect((await portal.put(`/api/dashboard/member/${member.id}`, undefined, admin)).status).toBe(200);
  expect(await kept(member)).toEqual([]);
});

test('a member has quiet hours at night until it sets others', async () => {
  const { as } = await aMember();
  const hours = '/api/push/quiet-hours';
  expect((await portal.get(hours, as)).body).toEqual({ isOn: true, begins: '22:00', ends: '07:00' });
  const others = { isOn: false, begins: '13:00', ends: '15:30' };
  expect((await portal.put(hours, others, as)).body).toEqual({ message: 'أُوقفت ساعات الهدوء', ...others });
  expect((await portal.get(hours, as)).body).toEqual(others);
  expect((await portal.put(hours, { ...others, isOn: true }, as)).body.message).toBe('حُفظت ساعات الهدوء');
  for (const wrong of [{ ends: '13:00' }, { begins: '24:00' }, { begins: '7:00' }])
    expect((await portal.put(hours, { ...others, ...wrong }, as)).status).toBe(400);
});
