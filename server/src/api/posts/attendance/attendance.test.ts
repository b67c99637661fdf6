import { toLocalTime } from 'shared-api/contract/text/local-time';
import { insertEvent, insertMember, insertPost, signedInAs } from '../../../../test/factories.ts';
import { serverLimits } from '../../../limits.ts';
import { mailsService } from '../../../platform/mail/mails.service.ts';
import { eraseMember } from '../../personal-data/erase-member.ts';
import { author, edit, portal, session } from '../testing/an-author.ts';
import { eventFields } from '../testing/event-fields.ts';

type As = Awaited<ReturnType<typeof signedInAs>>;

async function aPerson() {
  const member = await insertMember(portal.db);
  return { ...member, as: await signedInAs(portal.db, member) };
}
const persons = (count: number) => Promise.all(Array.from({ length: count }, aPerson));

async function anEvent(capacity: number | null = null, times: { begins_at?: Date; ends_at?: Date } = {}) {
  const { id } = await insertPost(portal.db, author, { type: 'Ad' });
  await insertEvent(portal.db, { id }, { capacity, ...times });
  return id;
}

const path = (id: string) => `/api/events/${id}/attendance`;
const attend = (id: string, { as }: { as: As }) => portal.put(path(id), undefined, as);
const leave = (id: string, { as }: { as: As }) => portal.delete(path(id), as);
const stateOf = async (id: string, { as }: { as: As }) => (await portal.get(path(id), as)).body;

async function isToldOfPlace(postId: string, memberId: string) {
  const events = portal.db.selectFrom('notification_events').select('id').where('kind', '=', 'event_place');
  return (await events.where('post_id', '=', postId).where('member_id', '=', memberId).execute()).length;
}

test('a member who goes on changing its mind is asked to wait, and others are not', async () => {
  const id = await anEvent(2);
  const [member, other] = [await aPerson(), await aPerson()];
  for (let times = 0; times < serverLimits.attendanceChangesPerHour; times += 2) {
    expect((await attend(id, member)).status).toBe(200);
    expect((await leave(id, member)).status).toBe(200);
  }
  const { status, headers } = await attend(id, member);
  expect([status, Number(headers['retry-after']) > 0]).toEqual([429, true]);
  expect(await stateOf(id, member)).toMatchObject({ state: 'none', left: 2 });
  expect((await attend(id, other)).status).toBe(200);
});

test('a member says that it comes, once, and takes it back; the post is not changed by it', async () => {
  const id = await anEvent(2);
  const member = await aPerson();
  const before = (await portal.get(`/api/post/${id}`)).body;
  expect(await stateOf(id, member)).toEqual({ state: 'none', position: null, left: 2, isOpen: true });
  const going = { state: 'going', position: null, left: 1, isOpen: true };
  expect(await attend(id, member)).toMatchObject({ status: 200, body: going });
  expect(await attend(id, member)).toMatchObject({ status: 200, body: going });
  expect((await leave(id, member)).body).toMatchObject({ state: 'none', left: 2 });
  expect((await portal.get(`/api/post/${id}`)).body).toEqual(before);
  expect(await isToldOfPlace(id, member.id)).toBe(0);
});

test('an event without a bound has a place for everybody', async () => {
  const id = await anEvent();
  for (const member of await persons(3))
    expect((await attend(id, member)).body).toEqual({ state: 'going', position: null, left: null, isOpen: true });
});

test('of two members who want the last place at the same moment one comes and one waits', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await anEvent(3);
    const replies = await Promise.all((await persons(5)).map((member) => attend(id, member)));
    const states = replies.map(({ body }) => body.state).toSorted();
    expect(states).toEqual(['going', 'going', 'going', 'waiting', 'waiting']);
    expect(
      replies
        .map(({ body }) => body.position)
        .filter(Boolean)
        .toSorted(),
    ).toEqual([1, 2]);
  }
});

test('members who leave at the same moment give each place to one who waits', async () => {
  const id = await anEvent(2);
  const [first, second, ...waiting] = await persons(5);
  if (!first || !second) throw new Error('nobody came');
  for (const member of [first, second, ...waiting]) await attend(id, member);
  await Promise.all([leave(id, first), leave(id, second)]);
  const states = await Promise.all(waiting.map(async (member) => (await stateOf(id, member)).state));
  expect(states).toEqual(['going', 'going', 'waiting']);
  expect(await Promise.all(waiting.map((member) => isToldOfPlace(id, member.id)))).toEqual([1, 1, 0]);
});

test('a member who waits knows its turn, and moves up as others leave the list', async () => {
  const id = await anEvent(1);
  const [going, first, second] = await persons(3);
  if (!going || !first || !second) throw new Error('nobody came');
  await attend(id, going);
  await attend(id, first);
  expect((await attend(id, second)).body).toEqual({ state: 'waiting', position: 2, left: 0, isOpen: true });
  await leave(id, first);
  expect(await stateOf(id, second)).toMatchObject({ state: 'waiting', position: 1 });
  await leave(id, going);
  expect(await stateOf(id, second)).toMatchObject({ state: 'going', position: null, left: 0 });
});

test('when an author adds places, those who waited longest have them; fewer places send nobody away', async () => {
  const id = await anEvent(1);
  const [going, first, second] = await persons(3);
  if (!going || !first || !second) throw new Error('nobody came');
  for (const member of [going, first, second]) await attend(id, member);
  expect((await edit(id, eventFields({ eventCapacity: '2' }))).status).toBe(200);
  expect([(await stateOf(id, first)).state, (await stateOf(id, second)).state]).toEqual(['going', 'waiting']);
  expect([await isToldOfPlace(id, first.id), await isToldOfPlace(id, second.id)]).toEqual([1, 0]);
  await edit(id, eventFields({ eventCapacity: '1' }));
  expect(await stateOf(id, first)).toMatchObject({ state: 'going', left: 0 });
  await edit(id, eventFields({ eventCapacity: '' }));
  expect(await stateOf(id, second)).toMatchObject({ state: 'going', left: null });
});

test('an event that is over takes nobody', async () => {
  const past = { begins_at: new Date('2026-01-05T09:00:00Z'), ends_at: new Date('2026-01-05T11:00:00Z') };
  const id = await anEvent(null, past);
  const member = await aPerson();
  expect(await stateOf(id, member)).toMatchObject({ state: 'none', isOpen: false });
  expect(await attend(id, member)).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test.each([
  ['that was deleted', { status: 'trashed', trashed_at: new Date() }],
  ['that is not published', { status: 'draft' }],
  ['that is no announcement any more', { type: 'Post' }],
] as const)('nobody comes to an event %s', async (_, change) => {
  const id = await anEvent();
  await portal.db.updateTable('posts').set(change).where('id', '=', id).execute();
  const member = await aPerson();
  expect([(await attend(id, member)).status, (await leave(id, member)).status]).toEqual([404, 404]);
});

test('a post without an event, or a bad id, has nothing to come to', async () => {
  const member = await aPerson();
  const { id } = await insertPost(portal.db, author, { type: 'Ad' });
  expect((await attend(id, member)).status).toBe(404);
  expect([400, 404]).toContain((await attend('none', member)).status);
});

test('the place of a member who is erased goes to the next', async () => {
  const id = await anEvent(1);
  const [going, next] = await persons(2);
  if (!going || !next) throw new Error('nobody came');
  await attend(id, going);
  await attend(id, next);
  await portal.db
    .transaction()
    .execute((transaction) => eraseMember(transaction, mailsService('https://portal.example'), going.id, 'keep'));
  expect(await stateOf(id, next)).toMatchObject({ state: 'going', left: 0 });
});

/** One comes, and the others wait. */
async function aFullEvent(waiting: number) {
  const id = await anEvent(1);
  const people = await persons(waiting + 1);
  for (const person of people) await attend(id, person);
  const [going, first, second = first] = people;
  if (!going || !first || !second) throw new Error('nobody came');
  return { id, going, first, second };
}

const expire = (id: string) =>
  portal.db
    .updateTable('posts')
    .set({ status: 'expired', expires_at: new Date(Date.now() - 3_600_000) })
    .where('id', '=', id)
    .execute();
const erase = ({ id }: { id: string }) =>
  portal.db
    .transaction()
    .execute((transaction) => eraseMember(transaction, mailsService('https://portal.example'), id, 'keep'));

test('an ended announcement takes nobody, but a place that is given back goes to who waits for it', async () => {
  const { id, going, first } = await aFullEvent(1);
  await expire(id);
  expect((await leave(id, going)).status).toBe(200);
  expect(await stateOf(id, first)).toMatchObject({ state: 'going', isOpen: false });
  expect(await isToldOfPlace(id, first.id)).toBe(1);
  expect((await attend(id, going)).status).toBe(409);
});

test('who waits has the places that an author adds while an ended announcement goes on', async () => {
  const { id, first, second } = await aFullEvent(2);
  await expire(id);
  const expires = toLocalTime(Date.now() + 3 * 86_400_000);
  expect((await edit(id, eventFields({ eventCapacity: '2', expires }))).status).toBe(200);
  expect([(await stateOf(id, first)).state, (await stateOf(id, second)).state]).toEqual(['going', 'waiting']);
});

test('who waits has the places that an author adds while the post becomes an announcement again', async () => {
  const { id, first, second } = await aFullEvent(2);
  expect((await edit(id, { type: 'Post' })).status).toBe(200);
  expect((await edit(id, eventFields({ eventCapacity: '2' }))).status).toBe(200);
  expect([(await stateOf(id, first)).state, (await stateOf(id, second)).state]).toEqual(['going', 'waiting']);
});

test('who waits has a place that was given back while the announcement was in the trash, once it is restored', async () => {
  const { id, going, first } = await aFullEvent(1);
  await portal.delete(`/api/post/${id}`, session);
  await erase(going);
  expect((await portal.post(`/api/trash/${id}/restore`, undefined, session)).status).toBe(200);
  expect((await stateOf(id, first)).state).toBe('going');
  expect(await isToldOfPlace(id, first.id)).toBe(1);
});

test('who waits has a place that was given back while the announcement was a post, once its former text is', async () => {
  const { id, going, first } = await aFullEvent(1);
  const { version } = (await portal.get(`/api/post/${id}`)).body;
  expect((await edit(id, { type: 'Post' })).status).toBe(200);
  await erase(going);
  const restored = await portal.post(`/api/post/${id}/revisions/${version}/restore`, undefined, session);
  expect(restored.status).toBe(200);
  expect((await stateOf(id, first)).state).toBe('going');
});

describe('an account that staff', () => {
  let asAdmin: As;
  beforeAll(async () => {
    asAdmin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
  });
  const toggle = ({ id }: { id: string }) => portal.put(`/api/dashboard/member/${id}`, undefined, asAdmin);

  test('deletes gives its place on, and stands in no line any more', async () => {
    const { id, going, first, second } = await aFullEvent(2);
    for (const member of [first, going])
      expect((await portal.delete(`/api/dashboard/member/${member.id}`, asAdmin)).status).toBe(200);
    expect(await stateOf(id, second)).toMatchObject({ state: 'going', left: 0 });
    expect(await isToldOfPlace(id, first.id)).toBe(0);
  });

  test('deactivates is passed over, and has its turn again once it is activated', async () => {
    const { id, going, first, second } = await aFullEvent(2);
    await toggle(first);
    await leave(id, going);
    expect((await stateOf(id, second)).state).toBe('going');
    expect(await isToldOfPlace(id, first.id)).toBe(0);
    await leave(id, second);
    await toggle(first);
    expect(await stateOf(id, { as: await signedInAs(portal.db, first) })).toMatchObject({ state: 'going', left: 0 });
    expect(await isToldOfPlace(id, first.id)).toBe(1);
  });

  test('deactivates keeps a place that it has', async () => {
    const { id, going, first } = await aFullEvent(1);
    await toggle(going);
    expect((await attend(id, first)).body).toMatchObject({ state: 'waiting', left: 0 });
  });
});

test('members leave at the moment at which the author moves the event: each of them succeeds', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await anEvent();
    const people = await persons(4);
    for (const person of people) await attend(id, person);
    await portal.db.updateTable('attendances').set({ reminded_at: new Date() }).where('post_id', '=', id).execute();
    const replies = await Promise.all([
      ...people.map((person) => leave(id, person)),
      edit(id, eventFields({}, 24 + round)),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  }
});
