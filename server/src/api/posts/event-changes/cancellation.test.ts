import {
  insertAttendance,
  insertEvent,
  insertMember,
  insertPost,
  insertVisitorAtEvent,
  signedInAs,
} from '../../../../test/factories.ts';
import { takeAll } from '../../../../test/take-all.ts';
import { mailsService as openMails } from '../../../platform/mail/mails.service.ts';
import { remindDue } from '../reminders/remind-due.ts';
import { author, portal, session } from '../testing/an-author.ts';
import { notifyAttendeesNext } from './notify-attendees.ts';

const mailsService = openMails('https://portal.example');
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);

beforeEach(async () => {
  await portal.db.deleteFrom('mails').execute();
  await portal.db.deleteFrom('notification_events').execute();
  await portal.db.deleteFrom('posts').execute();
});

async function anEvent(hours = 24 * 7, given: object = {}) {
  const { id } = await insertPost(portal.db, author, { type: 'Ad', title: 'يوم دراسي' });
  await insertEvent(portal.db, { id }, { begins_at: inHours(hours), ends_at: inHours(hours + 2), ...given });
  return id;
}

async function aMemberAt(id: string, attendance: object = {}) {
  const member = await insertMember(portal.db);
  await insertAttendance(portal.db, id, { member_id: member.id }, { joined_at: inHours(-24 * 7), ...attendance });
  return member;
}

const pathOf = (id: string) => `/api/events/${id}/cancellation`;
const cancel = (id: string, as = session) => portal.put(pathOf(id), {}, as);
const resume = (id: string, as = session) => portal.delete(pathOf(id), as);

/** @returns the subjects of the mails to each recipient that were not read before */
async function readMails() {
  await takeAll(() => notifyAttendeesNext(portal.db, mailsService));
  const rows = await portal.db.deleteFrom('mails').returning(['recipient', 'subject']).execute();
  return rows.map(({ recipient, subject }) => `${recipient} ${subject}`).toSorted();
}

test('who is registered hears that an event is cancelled and that it takes place after all, once each', async () => {
  const id = await anEvent();
  const member = await aMemberAt(id);
  const waiting = await aMemberAt(id, { is_waiting: true });
  await insertVisitorAtEvent(portal.db, id);
  await portal.db
    .updateTable('attendances')
    .set({ joined_at: inHours(-1) })
    .execute();
  const all = [member.email, waiting.email, 'zair@portal.example'].toSorted();

  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await cancel(id);
    expect([status, body.post.event.isCancelled, body.post.version]).toEqual([200, true, 2]);
  }
  expect(await readMails()).toEqual(all.map((email) => `${email} أُلغيت الفعالية: يوم دراسي`));

  for (let times = 0; times < 2; times += 1) {
    const { status, body } = await resume(id);
    expect([status, body.post.event.isCancelled, body.post.version]).toEqual([200, false, 3]);
  }
  expect(await readMails()).toEqual(all.map((email) => `${email} لم تعد الفعالية ملغاة: يوم دراسي`));
});

test('nobody is taken by an event that is cancelled, neither a member nor a visitor', async () => {
  const id = await anEvent();
  await cancel(id);
  const as = await signedInAs(portal.db, await insertMember(portal.db));
  expect((await portal.put(`/api/events/${id}/attendance`, {}, as)).status).toBe(409);
  const visitor = { name: 'سلمى', email: 'salma@portal.example', event: id };
  expect((await portal.post('/api/events/visitors', visitor)).status).toBe(409);
  await resume(id);
  expect((await portal.put(`/api/events/${id}/attendance`, {}, as)).status).toBe(200);
});

test('who waits for a place gets it when the event takes place after all, and not while it is cancelled', async () => {
  const id = await anEvent(24 * 7, { capacity: 1 });
  const going = await aMemberAt(id);
  const waiting = await aMemberAt(id, { is_waiting: true });
  const isWaiting = async () =>
    (
      await portal.db
        .selectFrom('attendances')
        .select('is_waiting')
        .where('member_id', '=', waiting.id)
        .executeTakeFirstOrThrow()
    ).is_waiting;
  await cancel(id);
  expect((await portal.delete(`/api/events/${id}/attendance`, await signedInAs(portal.db, going))).status).toBe(200);
  expect(await isWaiting()).toBe(true);
  await resume(id);
  expect(await isWaiting()).toBe(false);
});

test('nobody is reminded of an event that is cancelled, also where the reminder waits to be sent', async () => {
  const id = await anEvent(20);
  await aMemberAt(id);
  const remind = () => takeAll(() => remindDue({ db: portal.db, mailsService }));
  const reminders = () => portal.db.selectFrom('mails').select('id').where('attendance_id', 'is not', null).execute();
  await remind();
  expect(await reminders()).toHaveLength(1);
  await cancel(id);
  await remind();
  expect(await reminders()).toEqual([]);
  await resume(id);
  await remind();
  expect(await reminders()).toHaveLength(1);
});

test('a calendar that has the event learns that it is cancelled, and lists of events have it still', async () => {
  const id = await anEvent();
  const read = async (path: string) => (await portal.app.inject(path)).body;
  const sequenceOf = (calendar: string) => Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1]);
  const before = await read(`/posts/${id}/event.ics`);
  expect(before).toContain('STATUS:CONFIRMED');
  await cancel(id);
  for (const path of [`/posts/${id}/event.ics`, `/offices/${author.office_id}/events.ics`, '/events.ics']) {
    const after = await read(path);
    expect(after).toContain('STATUS:CANCELLED');
    expect(sequenceOf(after)).toBe(sequenceOf(before) + 1);
  }
  const { body } = await portal.get('/api/events');
  expect(body).toMatchObject([{ id, event: { isCancelled: true } }]);
});

test('an edit of a cancelled event leaves it cancelled', async () => {
  const id = await anEvent();
  await cancel(id);
  await portal.db.updateTable('posts').set({ title: 'يوم دراسي ثان' }).where('id', '=', id).execute();
  expect((await portal.get(`/api/post/${id}`)).body.event.isCancelled).toBe(true);
});

test.each([
  ['is over', () => anEvent(-5), 409],
  ['is no event', async () => (await insertPost(portal.db, author, { type: 'Ad' })).id, 404],
  [
    'was deleted',
    async () => {
      const id = await anEvent();
      expect((await portal.delete(`/api/post/${id}`, session)).status).toBe(200);
      return id;
    },
    404,
  ],
])('an announcement that %s cannot be cancelled', async (_, give, status) => {
  const id = await give();
  expect((await cancel(id)).status).toBe(status);
  expect((await resume(id)).status).toBe(status);
});
