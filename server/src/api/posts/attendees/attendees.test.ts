import {
  insertAttendance,
  insertEvent,
  insertMember,
  insertOffice,
  insertPost,
  insertVisitorAtEvent,
  signedInAs,
} from '../../../../test/factories.ts';
import { author, portal } from '../testing/an-author.ts';

async function anEvent() {
  const { id } = await insertPost(portal.db, author, { type: 'Ad' });
  await insertEvent(portal.db, { id }, { capacity: 2 });
  return id;
}

const office = await insertOffice(portal.db, { name: 'مكتب بجاية' });

const asAuthor = () => signedInAs(portal.db, author);
const path = (id: string, rest = '') => `/api/events/${id}/attendees${rest}`;
const list = async (id: string, query = '') => portal.get(path(id, query), await asAuthor());
const namesOf = ({ body }: { body: { attendees: { name: string }[] } }) => body.attendees.map(({ name }) => name);

/** Two with a place, a member and a visitor, and one that waits. */
async function anEventWithAttendees() {
  const id = await anEvent();
  const amina = await insertMember(portal.db, { name: 'أمينة بن يوسف', office_id: office.id });
  const samir = await insertMember(portal.db, { name: 'سمير', office_id: office.id });
  const first = await insertAttendance(portal.db, id, { member_id: amina.id }, { joined_at: new Date('2026-01-01') });
  const waiting = { is_waiting: true, joined_at: new Date('2026-01-02') };
  const last = await insertAttendance(portal.db, id, { member_id: samir.id }, waiting);
  const visitor = await insertVisitorAtEvent(portal.db, id, { name: '=Lila', email: 'lila@portal.example' });
  return { id, first, last, visitor };
}

test('an organiser reads who comes and who waits, in the order in which they said so', async () => {
  const { id } = await anEventWithAttendees();
  const reply = await list(id);
  expect(reply.body).toMatchObject({
    counts: { going: 2, waiting: 1, checkedIn: 0 },
    attendees: [
      { name: 'أمينة بن يوسف', office: 'مكتب بجاية', email: null, isWaiting: false, checkedInAt: null },
      { name: 'سمير', isWaiting: true },
      { name: '=Lila', office: null, email: 'lila@portal.example', isWaiting: false },
    ],
  });
  expect(reply.headers['x-total-count']).toBe('3');
});

test('an organiser at the door finds a name as it is heard, and those who are still to come', async () => {
  const { id, first } = await anEventWithAttendees();
  await portal.put(path(id, `/${first}/check-in`), undefined, await asAuthor());
  expect(namesOf(await list(id, encodeURI('?q=امينه يوسف')))).toEqual(['أمينة بن يوسف']);
  expect(namesOf(await list(id, '?state=not_checked_in'))).toEqual(['=Lila']);
  expect(namesOf(await list(id, '?state=checked_in'))).toEqual(['أمينة بن يوسف']);
  expect(namesOf(await list(id, '?state=waiting'))).toEqual(['سمير']);
  expect(namesOf(await list(id, '?state=going'))).toEqual(['أمينة بن يوسف', '=Lila']);
});

test('a long list is read page by page, each attendee once', async () => {
  const { id } = await anEventWithAttendees();
  const read: string[] = [];
  let url: string | undefined = path(id, '?limit=1');
  while (url) {
    const page = await portal.get(url, await asAuthor());
    read.push(...namesOf(page));
    url = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1];
  }
  expect(read).toEqual(['أمينة بن يوسف', 'سمير', '=Lila']);
});

test('two organisers tick off the same attendee: it came once, at the first time; either takes it back', async () => {
  const { id, first } = await anEventWithAttendees();
  const head = await insertMember(portal.db, { role: 'OP', office_id: author.office_id });
  const phones = [await asAuthor(), await signedInAs(portal.db, head)] as const;
  const url = path(id, `/${first}/check-in`);
  const replies = await Promise.all(phones.map((phone) => portal.put(url, undefined, phone)));
  expect(replies.map(({ body }) => body.counts.checkedIn)).toEqual(expect.arrayContaining([1]));
  const [one, other] = replies.map(({ body }) => body.attendee.checkedInAt);
  expect(one).not.toBeNull();
  expect(other).toBe(one);
  const undone = await portal.delete(url, phones[1]);
  expect(undone.body).toMatchObject({
    attendee: { checkedInAt: null },
    counts: { going: 2, waiting: 1, checkedIn: 0 },
  });
});

test('who waited and came all the same is ticked off, and keeps its turn when that is taken back', async () => {
  const { id, last } = await anEventWithAttendees();
  const { body } = await portal.put(path(id, `/${last}/check-in`), undefined, await asAuthor());
  expect(body).toMatchObject({ attendee: { isWaiting: true }, counts: { checkedIn: 1, waiting: 1 } });
});

test('nobody is ticked off at another event, or who has left it', async () => {
  const { first } = await anEventWithAttendees();
  const other = await anEvent();
  expect((await portal.put(path(other, `/${first}/check-in`), undefined, await asAuthor())).status).toBe(404);
  expect((await portal.put(path(other, '/none/check-in'), undefined, await asAuthor())).status).toBe(404);
});

test('a post without an event has nobody to list', async () => {
  const { id } = await insertPost(portal.db, author, { type: 'Ad' });
  expect((await list(id)).status).toBe(404);
  expect((await list('none')).status).toBe(404);
});

test('an organiser takes the list away as a file in which no name is a formula', async () => {
  const { id, first } = await anEventWithAttendees();
  await portal.put(path(id, `/${first}/check-in`), undefined, await asAuthor());
  const url = path(id, '.csv?state=going');
  const { headers, body: text } = await portal.app.inject({ url, ...(await asAuthor()) });
  expect(headers['content-disposition']).toBe('attachment; filename="attendees.csv"');
  const [heading, ...lines] = text.split('\r\n', 3);
  expect(heading).toBe('\ufeffالاسم;المكتب;البريد الإلكتروني;الحالة;تاريخ التسجيل;وقت الحضور');
  expect(lines).toEqual([
    expect.stringMatching(/^أمينة بن يوسف;مكتب بجاية;;له مكان;2026-01-01 01:00:00;20\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/),
    expect.stringMatching(/^'=Lila;زائر;lila@portal\.example;له مكان;20\d\d-\d\d-\d\d \d\d:\d\d:\d\d;$/),
  ]);
});
