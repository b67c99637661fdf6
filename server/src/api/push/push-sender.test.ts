import { aPushService, type FakePushService } from '../../../../e2e/push-service.ts';
import { buildTestApp, type TestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertOffice, insertPost, insertPushSubscription } from '../../../test/factories.ts';
import { takeAll } from '../../../test/take-all.ts';
import { until } from '../../../test/until.ts';
import type { PushPollOptions } from '../../limits.ts';
import { outboundPost, reachFake } from '../../platform/outbound/outbound-post.ts';
import { fanOutNext } from '../notifications/fan-out.ts';
import { notificationsRepository } from '../notifications/notifications.repository.ts';
import { pushSender } from './push-sender.ts';
import { vapidKeys } from './vapid-keys.repository.ts';

const pollOptions: PushPollOptions = {
  pollEveryMs: 5,
  atOnce: 3,
  sendWithinMs: 60_000,
  claimMs: 60_000,
  firstPauseMs: 1,
  longestPauseMs: 1,
  maxTries: 3,
};
const log = { warn: () => undefined };

let portal: TestApp;
let service: FakePushService;
beforeEach(async () => {
  portal = await buildTestApp();
  service = await aPushService();
  service.trust((await vapidKeys(portal.db)).publicKey);
});
afterEach(async () => {
  await service.close();
  await portal.close();
});

type Given = { pollOptions?: PushPollOptions; now?: () => Date; post?: ReturnType<typeof outboundPost> };
const aSender = (given: Given = {}) =>
  pushSender({
    db: portal.db,
    log,
    pollOptions,
    post: outboundPost(reachFake({ fakePushService: service.origin })),
    ...given,
  });

/** Sends what is due, and waits for the answers. */
async function send(given?: Given) {
  const { takeNext, whenIdle } = aSender(given);
  await takeAll(takeNext);
  await whenIdle();
}

const browserOf = (member: { id: string }) => insertPushSubscription(portal.db, member.id, service.subscribe());

async function notify(event: Parameters<typeof notificationsRepository.record>[1]) {
  await portal.db.transaction().execute((transaction) => notificationsRepository.record(transaction, event));
  while (await fanOutNext(portal.db));
}
const activate = (member: { id: string }) => notify({ kind: 'account_activated', memberId: member.id });

const waiting = () =>
  portal.db
    .selectFrom('push_deliveries')
    .select(['event_id as eventId', 'due_at as dueAt', 'tries'])
    .orderBy('event_id')
    .execute();
const subscriptions = () => portal.db.selectFrom('push_subscriptions').select('endpoint').execute();
const isDone = async () => (await waiting()).length === 0;

async function aToldMember() {
  const member = await insertMember(portal.db);
  const browser = await browserOf(member);
  await activate(member);
  return { member, browser };
}

test('a browser is sent the sentence of a notification, encrypted for it and signed by the portal', async () => {
  const office = await insertOffice(portal.db, { name: 'مكتب وهران' });
  const author = await insertMember(portal.db, { office_id: office.id, role: 'OP' });
  const member = await insertMember(portal.db, { office_id: office.id });
  await browserOf(member);
  await browserOf(author);
  await browserOf(await insertMember(portal.db));
  const post = await insertPost(portal.db, author, { title: 'حملة تبرع' });
  await notify({ kind: 'post', postId: post.id, actorId: author.id });
  await send();
  expect(service.refused).toEqual([]);
  expect(service.pushed).toHaveLength(1);
  const [{ text, headers, subject } = { text: '', headers: {}, subject: '' }] = service.pushed;
  expect(JSON.parse(text)).toEqual({
    title: 'المنظمة الوطنية للتضامن الطلابي',
    body: 'منشور جديد من \u2068مكتب وهران\u2069: \u2068حملة تبرع\u2069',
    path: `/posts/${post.id}`,
    tag: expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(subject).toBe('mailto:contact@portal.example');
  expect(headers).toMatchObject({ ttl: '86400', topic: JSON.parse(text).tag.replaceAll('-', '') });
});

test('services that never answer delay nobody but their own browsers', async () => {
  const answered = outboundPost(reachFake({ fakePushService: service.origin }));
  const silence = Promise.withResolvers<Awaited<ReturnType<typeof answered>>>();
  const post: typeof answered = (address, request) =>
    address.includes('silent') ? silence.promise : answered(address, request);
  for (let count = 1; count < pollOptions.atOnce; count += 1) {
    const member = await insertMember(portal.db);
    const endpoint = `${service.origin}/silent/${count}`;
    await insertPushSubscription(portal.db, member.id, { ...service.subscribe(), endpoint });
    await activate(member);
  }
  const others = 2 * pollOptions.atOnce;
  for (let count = 0; count < others; count += 1) await aToldMember();
  const { takeNext, whenIdle } = aSender({ post });
  await takeAll(takeNext);
  await until(() => service.pushed.length === others);
  await aToldMember();
  await takeAll(takeNext);
  await until(() => service.pushed.length === others + 1);
  silence.resolve({ status: 410, retryAfter: undefined });
  await whenIdle();
});

test('a browser is told of the topics that were chosen in it alone', async () => {
  const member = await insertMember(portal.db);
  await insertPushSubscription(portal.db, member.id, { ...service.subscribe(), topics: ['posts'] as never });
  await activate(member);
  expect(await waiting()).toEqual([]);
});

test.each([404, 410])('a subscription that is answered %s is removed', async (status) => {
  await aToldMember();
  service.answerNext({ status });
  await send();
  expect([await subscriptions(), await waiting()]).toEqual([[], []]);
});

test.each([429, 500, 503])('a service that answers %s is asked again', async (status) => {
  const { browser } = await aToldMember();
  service.answerNext({ status }, { status });
  while (!(await isDone())) await send();
  expect(service.pushed).toHaveLength(1);
  expect(await subscriptions()).toEqual([{ endpoint: browser.endpoint }]);
});

test.each([
  ['in seconds', () => '3600'],
  ['as a date', () => new Date(Date.now() + 3_600_000).toUTCString()],
])('the pause that a service names %s is kept', async (_, retryAfter) => {
  await aToldMember();
  service.answerNext({ status: 429, headers: { 'retry-after': retryAfter() } });
  const inHalfAnHour = Date.now() + 1_800_000;
  await send();
  expect(Number((await waiting())[0]?.dueAt)).toBeGreaterThan(inHalfAnHour);
  expect(service.pushed).toEqual([]);
});

test('a service that never takes it is given up after some tries', async () => {
  await aToldMember();
  service.answerNext(...Array.from({ length: pollOptions.maxTries }, () => ({ status: 500 })));
  while (!(await isDone())) await send();
  expect(service.pushed).toEqual([]);
});

test('what comes in quiet hours is sent after them', async () => {
  const { member } = await aToldMember();
  await portal.db.updateTable('quiet_hours').set({ is_on: true }).where('member_id', '=', member.id).execute();
  const end = new Date('2126-03-01T06:00:00Z');
  await send({ now: () => new Date('2126-03-01T01:30:00Z') });
  expect(await waiting()).toMatchObject([{ tries: 0, dueAt: end }]);
  expect(service.pushed).toEqual([]);
  // as the clock says it later
  await portal.db.updateTable('push_deliveries').set({ due_at: new Date() }).execute();
  await send({ now: () => end });
  expect(service.pushed).toHaveLength(1);
});

test('what was read on another device meanwhile is not sent', async () => {
  const { member } = await aToldMember();
  await portal.db
    .updateTable('notifications')
    .set({ read_at: new Date() })
    .where('recipient_id', '=', member.id)
    .execute();
  await send();
  expect([await waiting(), service.pushed]).toEqual([[], []]);
});

test('a name that leads into this network is not called, and its subscription goes', async () => {
  await aToldMember();
  await send({ post: outboundPost() });
  expect([await subscriptions(), service.pushed, service.refused]).toEqual([[], [], []]);
});
