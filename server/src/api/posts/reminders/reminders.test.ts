import { toLocalTime } from 'shared-api/contract/text/local-time';
import {
  insertAttendance,
  insertEvent,
  insertMember,
  insertPost,
  insertVisitorAtEvent,
  signedInAs,
} from '../../../../test/factories.ts';
import { takeAll } from '../../../../test/take-all.ts';
import { toMailedToken } from '../../../platform/credentials/mailed-token.ts';
import { mailsService as openMails } from '../../../platform/mail/mails.service.ts';
import { author, edit, portal, session } from '../testing/an-author.ts';
import { eventFields } from '../testing/event-fields.ts';
import { remindDue } from './remind-due.ts';

const mailsService = openMails('https://portal.example');
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);
const longAgo = inHours(-24 * 7);

beforeEach(async () => {
  await portal.db.deleteFrom('mails').execute();
  await portal.db.deleteFrom('events').execute();
});

async function anEvent(hours = 20) {
  const { id } = await insertPost(portal.db, author, { type: 'Ad', title: 'يوم دراسي' });
  await insertEvent(portal.db, { id }, { begins_at: inHours(hours), address: 'حي 500 مسكن' });
  return id;
}

async function aPersonAt(id: string, attendance: { is_waiting?: boolean; joined_at?: Date } = {}) {
  const member = await insertMember(portal.db);
  await insertAttendance(portal.db, id, { member_id: member.id }, { joined_at: longAgo, ...attendance });
  return member;
}

const remind = () => takeAll(() => remindDue({ db: portal.db, mailsService }));
/** Other mails tell of what changed. */
const reminders = () =>
  portal.db
    .selectFrom('mails')
    .select(['recipient', 'text'])
    .where('attendance_id', 'is not', null)
    .orderBy('recipient');
const reminded = async () => (await reminders().execute()).map(({ recipient }) => recipient);

test('who comes to an event is reminded the day before, once, of when and where it is', async () => {
  const id = await anEvent();
  const { email, name } = await aPersonAt(id);
  await remind();
  await remind();
  const mails = await portal.db.selectFrom('mails').selectAll().execute();
  expect(mails).toMatchObject([{ recipient: email, subject: 'تذكير بموعدك: يوم دراسي', is_bulk: true }]);
  const text = mails[0]?.text ?? '';
  for (const part of [name, 'قاعة المحاضرات', 'حي 500 مسكن', `/posts/${id}`, `/posts/${id}/event.ics`])
    expect(text).toContain(part);
  expect(text).toMatch(/الموعد: \S+، \d{1,2} \S+ 20\d\d .*\d\d:\d\d بتوقيت الجزائر/);
});

test('a visitor who confirmed the address is reminded, too', async () => {
  const id = await anEvent();
  const visitor = await insertVisitorAtEvent(portal.db, id);
  await portal.db.updateTable('attendances').set({ joined_at: longAgo }).where('id', '=', visitor).execute();
  await remind();
  expect(await reminded()).toEqual(['zair@portal.example']);
  const { text } = await portal.db.selectFrom('mails').select('text').executeTakeFirstOrThrow();
  expect(text).toMatch(/لن أحضر:\nhttps:\/\/portal\.example\/events\/attend\/cancel\?event=/);
});

test('after an outage people are reminded while the event has not begun, and not after', async () => {
  const soon = await aPersonAt(await anEvent(1));
  await aPersonAt(await anEvent(-1));
  await remind();
  expect(await reminded()).toEqual([soon.email]);
});

test.each([
  ['who waits for a place', { is_waiting: true }, 20],
  ['who said so within the last day', { joined_at: inHours(-1) }, 20],
  ['who comes to an event of next week', {}, 24 * 7],
] as const)('nobody is reminded %s', async (_, attendance, hours) => {
  await aPersonAt(await anEvent(hours), attendance);
  await remind();
  expect(await reminded()).toEqual([]);
});

test('nobody is reminded of an event that was deleted, nor a member who may not sign in any more', async () => {
  const gone = await anEvent();
  await aPersonAt(gone);
  await portal.db
    .updateTable('posts')
    .set({ status: 'trashed', trashed_at: new Date() })
    .where('id', '=', gone)
    .execute();
  const { id } = await aPersonAt(await anEvent());
  await portal.db.updateTable('members').set({ is_active: false }).where('id', '=', id).execute();
  await remind();
  expect(await reminded()).toEqual([]);
});

test('people are reminded of an event whose announcement has ended', async () => {
  const id = await anEvent();
  const { email } = await aPersonAt(id);
  const ended = { status: 'expired', expires_at: inHours(-1) } as const;
  await portal.db.updateTable('posts').set(ended).where('id', '=', id).execute();
  await remind();
  expect(await reminded()).toEqual([email]);
});

test('people are reminded again of an event that was moved', async () => {
  const id = await anEvent();
  const { email } = await aPersonAt(id);
  await remind();
  await portal.db.deleteFrom('mails').execute(); // it is out
  expect((await edit(id, eventFields({}, 10))).status).toBe(200);
  await remind();
  expect(await reminded()).toEqual([email]);
});

describe('while a reminder waits to be sent', () => {
  const mailed = () => reminders().execute();

  test('a member or a visitor who takes back its place is not reminded any more', async () => {
    const id = await anEvent();
    const { email } = await aPersonAt(id);
    const leaving = await aPersonAt(id);
    const attendance = await insertVisitorAtEvent(portal.db, id);
    const ofVisitor = portal.db.updateTable('attendances').set({ joined_at: longAgo }).where('id', '=', attendance);
    await ofVisitor.execute();
    await remind();
    expect(await reminded()).toHaveLength(3);
    const visitors = portal.db.selectFrom('event_visitors').select(['id', 'secret']).where('post_id', '=', id);
    const visitor = await visitors.executeTakeFirstOrThrow();
    await portal.post('/api/events/visitors/cancel', { token: toMailedToken(visitor, 'cancel') });
    await portal.delete(`/api/events/${id}/attendance`, await signedInAs(portal.db, leaving));
    expect(await reminded()).toEqual([email]);
  });

  test('an author moves the event, or its place: people are reminded once, of what holds now', async () => {
    const id = await anEvent();
    const { email } = await aPersonAt(id);
    await remind();
    expect((await edit(id, eventFields({ eventPlace: 'المكتبة' }, 10))).status).toBe(200);
    await remind();
    expect(await mailed()).toMatchObject([{ recipient: email, text: expect.stringContaining('المكتبة') }]);
    expect((await edit(id, eventFields({ eventPlace: 'المدرج' }, 10))).status).toBe(200);
    await remind();
    expect(await mailed()).toMatchObject([{ recipient: email, text: expect.stringContaining('المدرج') }]);
  });

  test.each([
    ['takes the event from its announcement', { type: 'Ad', isEvent: 'no' }],
    ['makes the announcement a post', { type: 'Post' }],
  ])('an author %s: nobody is reminded of it', async (_, fields) => {
    const id = await anEvent();
    await aPersonAt(id);
    await remind();
    expect((await edit(id, fields)).status).toBe(200);
    await remind();
    expect(await reminded()).toEqual([]);
  });

  test('an author deletes the announcement: nobody is reminded, but once it is restored they are', async () => {
    const id = await anEvent();
    const { email } = await aPersonAt(id);
    await remind();
    await portal.delete(`/api/post/${id}`, session);
    await remind();
    expect(await reminded()).toEqual([]);
    await portal.post(`/api/trash/${id}/restore`, undefined, session);
    await remind();
    expect(await reminded()).toEqual([email]);
  });
});

test('who was reminded is not reminded again where the author only changes the words', async () => {
  const id = await anEvent();
  await aPersonAt(id);
  await remind();
  await portal.db.deleteFrom('mails').execute(); // it is out
  const { begins_at, ends_at } = await portal.db
    .selectFrom('events')
    .select(['begins_at', 'ends_at'])
    .where('post_id', '=', id)
    .executeTakeFirstOrThrow();
  const times = { eventBegins: toLocalTime(begins_at), eventEnds: toLocalTime(ends_at) };
  await portal.db
    .updateTable('events')
    .set({ begins_at: new Date(Math.floor(begins_at.getTime() / 60_000) * 60_000) }) // as a form has it
    .where('post_id', '=', id)
    .execute();
  expect((await edit(id, eventFields({ ...times, title: 'يوم دراسي ثان' }))).status).toBe(200);
  await remind();
  expect(await reminded()).toEqual([]);
});
