import { insertMember, signedInAs } from '../../../../test/factories.ts';
import { edit, portal, publish, session } from '../testing/an-author.ts';

/** So many days from now, at this hour by the clocks of Algeria. */
function inDays(days: number, hour = '10:00') {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T${hour}`;
}

const eventFields = (changes: Record<string, string> = {}) => ({
  type: 'Ad',
  isEvent: 'yes',
  eventBegins: inDays(10),
  eventEnds: inDays(10, '12:30'),
  eventPlace: 'قاعة المحاضرات الكبرى',
  eventAddress: 'جامعة وهران 1، المدخل الثاني',
  eventCapacity: '60',
  eventAudience: 'members',
  ...changes,
});

const read = async (id: string) => (await portal.get(`/api/post/${id}`)).body;

test('a member announces an event: its time is read by the clocks of Algeria', async () => {
  const { status, body } = await publish(
    eventFields({ eventBegins: '2031-12-01T10:00', eventEnds: '2031-12-01T12:30' }),
  );
  expect(status).toBe(201);
  expect(body.post.event).toEqual({
    beginsAt: '2031-12-01T09:00:00.000Z',
    endsAt: '2031-12-01T11:30:00.000Z',
    place: 'قاعة المحاضرات الكبرى',
    address: 'جامعة وهران 1، المدخل الثاني',
    capacity: 60,
    placesLeft: 60,
    audience: 'members',
    isCancelled: false,
  });
  const [listed] = (await portal.get('/api/post?type=Ad&limit=1')).body;
  expect(listed.event).toEqual(body.post.event);
});

test('an author whose keyboard writes Arabic digits tells how many may come', async () => {
  const { body } = await publish(eventFields({ eventCapacity: '١٥' }));
  expect(body.post.event).toMatchObject({ capacity: 15 });
});

const leftOf = async (id: string) => {
  const [listed] = (await portal.get('/api/post?type=Ad&limit=1')).body;
  expect([listed.id, listed.event]).toEqual([id, (await read(id)).event]);
  return listed.event.placesLeft;
};

test('everybody reads how many places of an event are left, and that none is, wherever the event is shown', async () => {
  const { id } = (await publish(eventFields({ eventCapacity: '2' }))).body.post;
  const people = await Promise.all(Array.from({ length: 3 }, () => insertMember(portal.db)));
  const [first, ...others] = await Promise.all(people.map((member) => signedInAs(portal.db, member)));
  const attendance = `/api/events/${id}/attendance`;
  expect(await leftOf(id)).toBe(2);
  await portal.put(attendance, undefined, first);
  expect(await leftOf(id)).toBe(1);
  for (const other of others) await portal.put(attendance, undefined, other);
  expect(await leftOf(id)).toBe(0); // one waits
  await portal.delete(attendance, first);
  expect(await leftOf(id)).toBe(0); // who waited has its place
  await edit(id, eventFields({ eventCapacity: '1' }));
  expect(await leftOf(id)).toBe(0);
  await edit(id, eventFields({ eventCapacity: '5' }));
  expect(await leftOf(id)).toBe(3);
  await portal.put(`/api/events/${id}/cancellation`, undefined, session);
  expect(await leftOf(id)).toBeNull();
});

test('nobody reads how many places are left of an event that is over or closed, or has no bound', async () => {
  const { id } = (await publish(eventFields())).body.post;
  const ends_at = new Date(Date.now() - 60_000);
  await portal.db
    .updateTable('events')
    .set({ begins_at: new Date(ends_at.getTime() - 3_600_000), ends_at })
    .where('post_id', '=', id)
    .execute();
  expect((await read(id)).event).toMatchObject({ capacity: 60, placesLeft: null });
  const { id: ended } = (await publish(eventFields())).body.post;
  const closed = { status: 'expired', expires_at: ends_at } as const;
  await portal.db.updateTable('posts').set(closed).where('id', '=', ended).execute();
  expect((await read(ended)).event).toMatchObject({ capacity: 60, placesLeft: null });
  const unbounded = (await publish(eventFields({ eventCapacity: '' }))).body.post;
  expect(unbounded.event).toMatchObject({ capacity: null, placesLeft: null });
});

test('of an event only its time and its place must be told: all may come, as many as want to', async () => {
  const { eventBegins, eventEnds, eventPlace } = eventFields();
  const { body } = await publish({ type: 'Ad', isEvent: 'yes', eventBegins, eventEnds, eventPlace });
  expect(body.post.event).toMatchObject({ address: '', capacity: null, audience: 'everyone' });
});

test.each([
  ['begins in the past', { eventBegins: '2020-01-01T10:00' }, { eventBegins: 'فات هذا الموعد. اختر وقتًا لم يأتِ بعد.' }],
  [
    'ends before it begins',
    { eventEnds: inDays(9) },
    { eventEnds: 'تنتهي الفعالية قبل أن تبدأ، فاختر نهاية بعد بدايتها.' },
  ],
  [
    'ends as it begins',
    { eventEnds: inDays(10) },
    { eventEnds: 'تنتهي الفعالية قبل أن تبدأ، فاختر نهاية بعد بدايتها.' },
  ],
  [
    'lasts longer than a month',
    { eventEnds: inDays(41) },
    { eventEnds: 'تدوم الفعالية أكثر من شهر، فاختر نهاية أقرب.' },
  ],
  ['has no place', { eventPlace: ' ' }, { eventPlace: expect.any(String) }],
  ['is on a day that no month has', { eventBegins: '2031-02-31T10:00' }, { eventBegins: expect.any(String) }],
  ['has a capacity of none', { eventCapacity: '0' }, { eventCapacity: expect.any(String) }],
])('an event that %s is rejected at its field, and nothing is published', async (_, changes, fields) => {
  const title = 'فعالية مرفوضة';
  expect(await publish({ ...eventFields(changes), title })).toMatchObject({ status: 400, body: { fields } });
  const found = await portal.db.selectFrom('posts').select('id').where('title', '=', title).execute();
  expect(found).toEqual([]);
});

test('an event without a time is rejected at both its times', async () => {
  const { status, body } = await publish({ type: 'Ad', isEvent: 'yes', eventPlace: 'قاعة' });
  expect([status, Object.keys(body.fields)]).toEqual([400, ['eventBegins', 'eventEnds']]);
});

test('an announcement that says nothing of an event keeps the one it has, and an edit of it is a version', async () => {
  const { id, event, version } = (await publish(eventFields())).body.post;
  expect((await edit(id, { type: 'Ad' })).body.post.event).toEqual(event);
  await edit(id, eventFields({ eventPlace: 'المكتبة', eventCapacity: '' }));
  const moved = await read(id);
  expect(moved.event).toMatchObject({ place: 'المكتبة', capacity: null });
  expect(moved.version).toBe(version + 2);
  await edit(id, { type: 'Ad', isEvent: 'no' });
  expect((await read(id)).event).toBeNull();
});

test('an event that has begun is edited without being moved, and is not moved into the past', async () => {
  const { id } = (await publish(eventFields())).body.post;
  const begins_at = new Date('2026-01-05T09:00:00Z');
  const ends_at = new Date('2026-01-05T11:00:00Z');
  await portal.db.updateTable('events').set({ begins_at, ends_at }).where('post_id', '=', id).execute();
  const past = { eventBegins: '2026-01-05T10:00', eventEnds: '2026-01-05T12:00' };
  const { status, body } = await edit(id, eventFields({ ...past, eventPlace: 'المكتبة' }));
  expect([status, body.post.event.place]).toEqual([200, 'المكتبة']);
  const earlier = await edit(id, eventFields({ ...past, eventBegins: '2026-01-05T09:00' }));
  expect([earlier.status, Object.keys(earlier.body.fields)]).toEqual([400, ['eventBegins']]);
});

test('a post that is no announcement has no event; an announcement that becomes one again has its own again', async () => {
  expect((await publish({ ...eventFields(), type: 'Post' })).body.post.event).toBeNull();
  const { id, event } = (await publish(eventFields())).body.post;
  expect((await edit(id, { type: 'Post' })).body.post.event).toBeNull();
  expect((await edit(id, { type: 'Ad' })).body.post.event).toEqual(event);
});

test('who lost the answer and sends the announcement again publishes one event', async () => {
  const fields = { ...eventFields(), idempotencyKey: 'sent-twice' };
  const first = await publish(fields);
  const again = await publish(fields);
  expect(again.body.post).toEqual(first.body.post);
});

test('the author of an edit that was overtaken is shown the event as it is now', async () => {
  const { id, version } = (await publish(eventFields())).body.post;
  await edit(id, eventFields({ eventPlace: 'المكتبة' }));
  const seen = { ...session, headers: { 'if-match': `"${version}"` } };
  const { status, body } = await edit(id, eventFields(), seen);
  expect([status, body.current.event.place]).toEqual([409, 'المكتبة']);
});

test('with its announcement an event is gone for good', async () => {
  const member = await insertMember(portal.db);
  const own = await signedInAs(portal.db, member);
  const { id } = (await publish({ ...eventFields(), author: member.id }, own)).body.post;
  await portal.delete(`/api/post/${id}`, own);
  await portal.delete(`/api/trash/${id}`, own);
  const left = await portal.db.selectFrom('events').select('post_id').where('post_id', '=', id).execute();
  expect(left).toEqual([]);
});
