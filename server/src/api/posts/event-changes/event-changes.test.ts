import { notificationSentence } from 'shared-api/contract/notifications/notification-words';
import type { NotificationsReply } from 'shared-api/contract/notifications/notifications.contract';
import { toLocalTime } from 'shared-api/contract/text/local-time';
import type { InferOutput } from 'valibot';
import {
  insertAttendance,
  insertEvent,
  insertMember,
  insertPost,
  insertRevision,
  insertVisitorAtEvent,
  signedInAs,
} from '../../../../test/factories.ts';
import { takeAll } from '../../../../test/take-all.ts';
import { serverLimits } from '../../../limits.ts';
import { rejections } from '../../../messages.ts';
import { mailsService as openMails } from '../../../platform/mail/mails.service.ts';
import { eraseMember } from '../../personal-data/erase-member.ts';
import { endDue } from '../expiry/end-due.ts';
import { author, edit, portal, session } from '../testing/an-author.ts';
import { eventFields } from '../testing/event-fields.ts';
import { notifyAttendeesNext } from './notify-attendees.ts';

const mailsService = openMails('https://portal.example');
const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hours * hourMs);

const longAgo = inHours(-24 * 7);

const admin = await insertMember(portal.db, { role: 'AD', office_id: author.office_id });
const asAdmin = await signedInAs(portal.db, admin);

beforeEach(async () => {
  await portal.db.deleteFrom('mails').execute();
  await portal.db.deleteFrom('notification_events').execute();
  await portal.db.deleteFrom('posts').execute();
});

type Given = { hours?: number; published?: object; event?: object };

/** @returns what a form says of it when nothing is changed */
async function anEvent({ hours = 24 * 7, published = {}, event = {} }: Given = {}) {
  const { id } = await insertPost(portal.db, author, { type: 'Ad', title: 'يوم دراسي', ...published });
  const [begins_at, ends_at] = [inHours(hours), inHours(hours + 2)];
  await insertEvent(portal.db, { id }, { begins_at, ends_at, place: 'قاعة', ...event });
  const fields = { eventBegins: toLocalTime(begins_at), eventEnds: toLocalTime(ends_at), eventPlace: 'قاعة' };
  return { id, fields: eventFields({ title: 'يوم دراسي', ...fields }) };
}

async function aMemberAt(id: string, given: object = {}, attendance: object = {}) {
  const member = await insertMember(portal.db, given);
  await insertAttendance(portal.db, id, { member_id: member.id }, { joined_at: longAgo, ...attendance });
  return member;
}

/** A member, a member who waits for a place, and a visitor. */
async function registeredAt(id: string) {
  const member = await aMemberAt(id);
  const waiting = await aMemberAt(id, {}, { is_waiting: true });
  await insertVisitorAtEvent(portal.db, id);
  await portal.db.updateTable('attendances').set({ joined_at: longAgo }).execute();
  return { member, waiting, emails: [member.email, waiting.email, 'zair@portal.example'].toSorted() };
}

const tell = () => takeAll(() => notifyAttendeesNext(portal.db, mailsService, 2));
const mails = () =>
  portal.db.selectFrom('mails').select(['recipient', 'subject', 'text']).orderBy('created_at').orderBy('id').execute();
/** Tells what is due. @returns the mails that were not read before */
async function readMails() {
  await tell();
  const received = (await mails()).filter(({ recipient }) => recipient !== author.email);
  await portal.db.deleteFrom('mails').execute();
  return received;
}
const recipientsOf = (received: { recipient: string }[]) => received.map(({ recipient }) => recipient).toSorted();
const subjectsOf = (received: { subject: string }[]) => [...new Set(received.map(({ subject }) => subject))];

async function notificationsOf(member: { id: string }) {
  const as = await signedInAs(portal.db, member);
  const { body } = await portal.get('/api/notifications', as);
  return (body as InferOutput<typeof NotificationsReply>).notifications.map((each) =>
    notificationSentence(each).replace(/[\u2066-\u2069]/g, ''),
  );
}

const ok = async (reply: Promise<{ status: number }>) => expect((await reply).status).toBe(200);

type Happening = [
  what: string,
  change: (event: Awaited<ReturnType<typeof anEvent>>) => Promise<unknown>,
  subject: string,
  given?: Given,
];

const trashed = { published: { status: 'trashed', trashed_at: new Date(), trashed_by: author.id } };

const happenings: Happening[] = [
  [
    'an author moves its place',
    ({ id, fields }) => ok(edit(id, { ...fields, eventPlace: 'المكتبة' })),
    'تغيّر مكان الفعالية',
  ],
  [
    'an author adds an address',
    ({ id, fields }) => ok(edit(id, { ...fields, eventAddress: 'حي 500 مسكن' })),
    'تغيّر مكان الفعالية',
  ],
  [
    'an author moves its beginning',
    ({ id, fields }) => ok(edit(id, { ...fields, eventBegins: toLocalTime(inHours(24 * 7 - 1)) })),
    'تغيّر موعد الفعالية',
  ],
  [
    'an author moves its end',
    ({ id, fields }) => ok(edit(id, { ...fields, eventEnds: toLocalTime(inHours(24 * 7 + 5)) })),
    'تغيّر موعد الفعالية',
  ],
  [
    'an author moves all of it',
    ({ id, fields }) => ok(edit(id, { ...fields, eventEnds: toLocalTime(inHours(24 * 7 + 5)), eventPlace: 'المكتبة' })),
    'تغيّر موعد الفعالية ومكانها',
  ],
  [
    'an author deletes its announcement',
    ({ id }) => ok(portal.delete(`/api/post/${id}`, session)),
    'حُذف إعلان الفعالية',
  ],
  [
    'staff delete its announcement',
    ({ id }) => ok(portal.call('DELETE', `/api/dashboard/post/${id}`, { ...asAdmin, payload: { reason: 'سبب' } })),
    'حُذف إعلان الفعالية',
  ],
  [
    'an author restores its announcement',
    ({ id }) => ok(portal.post(`/api/trash/${id}/restore`, undefined, session)),
    'عاد إعلان الفعالية',
    trashed,
  ],
  [
    'its announcement ends by itself',
    () => endDue(portal.db),
    'انتهى إعلان الفعالية، وهي باقية في موعدها',
    { published: { expires_at: inHours(-1) } },
  ],
  [
    'an author takes the event from its announcement',
    ({ id }) => ok(edit(id, { type: 'Ad', isEvent: 'no', title: 'يوم دراسي' })),
    'لم تعد الفعالية معلنة',
  ],
  [
    'an author makes its announcement a post',
    ({ id }) => ok(edit(id, { type: 'Post', title: 'يوم دراسي' })),
    'لم تعد الفعالية معلنة',
  ],
  [
    'an author makes the post an announcement again',
    ({ id, fields }) => ok(edit(id, fields)),
    'عاد إعلان الفعالية',
    { published: { type: 'Post' } },
  ],
  [
    'an author leaves the portal with its posts',
    async ({ id }) => {
      const leaver = await insertMember(portal.db, { office_id: author.office_id });
      await portal.db.updateTable('posts').set({ author_id: leaver.id }).where('id', '=', id).execute();
      await portal.db
        .transaction()
        .execute((transaction) => eraseMember(transaction, mailsService, leaver.id, 'delete'));
    },
    'حُذف إعلان الفعالية',
  ],
];

describe.each(happenings)('%s', (_, change, subject, given) => {
  test('who comes, waits, or has no account is mailed of it once, and members are notified', async () => {
    const event = await anEvent(given);
    const { member, waiting, emails } = await registeredAt(event.id);
    await change(event);
    const received = await readMails();
    expect(recipientsOf(received)).toEqual(emails);
    expect(subjectsOf(received)).toEqual([`${subject}: يوم دراسي`]);
    for (const { text } of received) expect(text).toContain('قاعة');
    for (const each of [member, waiting])
      expect(await notificationsOf(each)).toEqual([expect.stringContaining('يوم دراسي')]);
    expect(await readMails()).toEqual([]);
  });
});

/** An event that is over cannot be moved to a time that has passed. */
const isOfTime = ([what, , subject]: Happening) => subject.startsWith('تغيّر موعد') || what.endsWith('again');

test.each(happenings.filter((each) => !isOfTime(each)))(
  '%s: nobody is told of an event that is over',
  async (_, change, __, given = {}) => {
    const event = await anEvent({ ...given, hours: -24 });
    await registeredAt(event.id);
    await change(event);
    expect(await readMails()).toEqual([]);
  },
);

test.each([
  ['its words', { title: 'يوم دراسي ثان' }],
  ['its number of places', { eventCapacity: '40' }],
  ['who may come', { eventAudience: 'members' }],
  ['nothing', {}],
])('an author changes %s: nobody is told', async (_, changes) => {
  const { id, fields } = await anEvent();
  await registeredAt(id);
  await ok(edit(id, { ...fields, ...changes }));
  expect(await readMails()).toEqual([]);
});

test('who did it, a member who may not sign in, and who registered afterwards are not told', async () => {
  const { id, fields } = await anEvent();
  const member = await aMemberAt(id);
  await insertAttendance(portal.db, id, { member_id: author.id }, { joined_at: longAgo });
  await aMemberAt(id, { is_active: false });
  await ok(edit(id, { ...fields, eventPlace: 'المكتبة' }));
  await aMemberAt(id, {}, { joined_at: inHours(1) });
  expect(recipientsOf(await readMails())).toEqual([member.email]);
});

test('a member who wants no notice of decisions is mailed all the same, once, and not notified', async () => {
  const { id, fields } = await anEvent();
  const { member } = await registeredAt(id);
  const choice = { member_id: member.id, topic: 'decisions', in_portal: false, mail: 'at_once' } as const;
  await portal.db.insertInto('notification_choices').values(choice).execute();
  await ok(edit(id, { ...fields, eventPlace: 'المكتبة' }));
  expect(recipientsOf(await readMails()).filter((email) => email === member.email)).toHaveLength(1);
  expect(await notificationsOf(member)).toEqual([]);
  expect(await portal.db.selectFrom('notification_mails').selectAll().execute()).toEqual([]);
});

test('three changes before anybody was told are heard of three times, each with what was and what is', async () => {
  const { id, fields } = await anEvent();
  const { member, emails } = await registeredAt(id);
  const places = ['المكتبة', 'المدرج', 'الساحة'];
  for (const eventPlace of places) await ok(edit(id, { ...fields, eventPlace }));
  const received = await readMails();
  expect(received).toHaveLength(3 * emails.length);
  const ofMember = received.filter(({ recipient }) => recipient === member.email).map(({ text }) => text);
  const was = ['قاعة', ...places];
  for (const place of places.keys())
    expect(
      ofMember.filter((text) =>
        text.includes(`المكان السابق: \u2068${was[place]}\u2069\n\nالمكان الجديد: \u2068${places[place]}\u2069`),
      ),
    ).toHaveLength(1);
  expect(await notificationsOf(member)).toEqual(
    expect.arrayContaining([expect.stringContaining('المكان الآن المدرج بدل المكتبة')]),
  );
});

describe('an event that changed as often as a day allows', () => {
  async function changedOften() {
    const event = await anEvent();
    const registered = await registeredAt(event.id);
    for (let place = 1; place <= serverLimits.eventChangesPerDay; place += 1)
      await ok(edit(event.id, { ...event.fields, eventPlace: `القاعة ${place}` }));
    const last = { ...event.fields, eventPlace: `القاعة ${serverLimits.eventChangesPerDay}` };
    await readMails();
    return { ...event, ...registered, fields: last };
  }

  test('is not moved again by its author, who is asked to wait, and nobody is told', async () => {
    const { id, fields } = await changedOften();
    const { status, body, headers } = await edit(id, { ...fields, eventPlace: 'الساحة' });
    expect([status, body.code, body.message]).toEqual([429, 'too_many_requests', rejections.eventChangesLimit]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3600);
    expect((await portal.get(`/api/post/${id}`)).body.event.place).toBe(fields.eventPlace);
    expect(await readMails()).toEqual([]);
  });

  test('takes another text from its author all the same', async () => {
    const { id, fields } = await changedOften();
    await ok(edit(id, { ...fields, title: 'يوم دراسي ثان' }));
  });

  test.each([
    [
      'cancelled',
      'resumed',
      (id: string) => portal.put(`/api/events/${id}/cancellation`, {}, session),
      (id: string) => portal.delete(`/api/events/${id}/cancellation`, session),
    ],
    [
      'deleted',
      'restored',
      (id: string) => portal.delete(`/api/post/${id}`, session),
      (id: string) => portal.post(`/api/trash/${id}/restore`, undefined, session),
    ],
  ])('is %s by its author and who is registered hears of it, but not %s', async (_, _back, end, resume) => {
    const { id, emails } = await changedOften();
    await ok(end(id));
    expect(recipientsOf(await readMails())).toEqual(emails);
    const { status, body } = await resume(id);
    expect([status, body.message]).toEqual([429, rejections.eventReturnsLimit]);
    expect(await readMails()).toEqual([]);
  });

  test('is moved again a day after its first change', async () => {
    const { id, fields } = await changedOften();
    await portal.db
      .updateTable('event_changes')
      .set({ happened_at: inHours(-25) })
      .where('place', '=', 'القاعة 1')
      .execute();
    await ok(edit(id, { ...fields, eventPlace: 'الساحة' }));
  });

  test('is moved as often as its author likes while nobody else is registered', async () => {
    const { id, fields } = await anEvent();
    for (let place = 0; place <= serverLimits.eventChangesPerDay; place += 1)
      await ok(edit(id, { ...fields, eventPlace: `القاعة ${place}` }));
  });
});

test('changes are heard of in the order in which they were made, also where the first waits for its turn', async () => {
  const { id, fields } = await anEvent();
  const { member } = await registeredAt(id);
  const places = ['المكتبة', 'المدرج', 'الساحة'];
  for (const eventPlace of places) await ok(edit(id, { ...fields, eventPlace }));
  const { id: first } = await portal.db
    .selectFrom('event_changes')
    .select('id')
    .orderBy('happened_at')
    .executeTakeFirstOrThrow();
  await portal.db
    .updateTable('event_changes')
    .set({ due_at: inHours(1) })
    .where('id', '=', first)
    .execute();
  const ofMember = (await readMails()).filter(({ recipient }) => recipient === member.email);
  expect(ofMember.map(({ text }) => /المكان الجديد: \u2068(.+?)\u2069/.exec(text)?.[1])).toEqual(places);
});

test('one who waits for a place is not told that it has one', async () => {
  const { id, fields } = await anEvent({ event: { capacity: 2 } });
  const { member, waiting } = await registeredAt(id);
  await ok(edit(id, { ...fields, eventPlace: 'المكتبة', eventCapacity: '2' }));
  const received = await readMails();
  const textTo = ({ email }: { email: string }) => received.find(({ recipient }) => recipient === email)?.text;
  expect(textTo(member)).toContain('حضورك ما زال مسجّلًا.');
  expect(textTo(waiting)).toContain('ما زلت في قائمة الانتظار.');
  expect(textTo(waiting)).not.toContain('حضورك');
});

test('a notification of an announcement that was deleted since leads to no page of it', async () => {
  const { id, fields } = await anEvent();
  const { member } = await registeredAt(id);
  await ok(edit(id, { ...fields, eventPlace: 'المكتبة' }));
  await tell();
  await ok(portal.delete(`/api/post/${id}`, session));
  await tell();
  const { body } = await portal.get('/api/notifications', await signedInAs(portal.db, member));
  expect(
    (body as InferOutput<typeof NotificationsReply>).notifications.map(({ post, event }) => [post, event?.title]),
  ).toEqual([
    [null, 'يوم دراسي'],
    [null, 'يوم دراسي'],
  ]);
});

test('an author moves the event and then takes it from the announcement: all hear of both, whoever was told of the first', async () => {
  const { id, fields } = await anEvent();
  const { emails } = await registeredAt(id);
  await ok(edit(id, { ...fields, eventPlace: 'المكتبة' }));
  await notifyAttendeesNext(portal.db, mailsService, 2); // the third waits
  await ok(edit(id, { type: 'Ad', isEvent: 'no', title: 'يوم دراسي' }));
  expect(recipientsOf(await readMails())).toEqual([...emails, ...emails].toSorted());
});

test('an author deletes the announcement for good before anybody was told: all hear of it', async () => {
  const { id } = await anEvent();
  const { emails } = await registeredAt(id);
  await ok(portal.delete(`/api/post/${id}`, session));
  await ok(portal.delete(`/api/trash/${id}`, session));
  expect(recipientsOf(await readMails())).toEqual(emails);
});

test('an author restores a text of before the event: who is registered hears that it is announced no more', async () => {
  const { id } = await anEvent({ published: { version: 2 } });
  const { emails } = await registeredAt(id);
  const { postId, version } = await insertRevision(portal.db, { id }, author);
  await portal.db.updateTable('post_revisions').set({ type: 'Post' }).where('post_id', '=', postId).execute();
  await ok(portal.post(`/api/post/${id}/revisions/${version}/restore`, undefined, session));
  const received = await readMails();
  expect(recipientsOf(received)).toEqual(emails);
  expect(subjectsOf(received)[0]).toMatch(/^لم تعد الفعالية معلنة/);
});

test('a visitor takes back its place by the mail that tells of a change, and its mails that wait go with it', async () => {
  const { id, fields } = await anEvent();
  await insertVisitorAtEvent(portal.db, id);
  await portal.db.updateTable('attendances').set({ joined_at: longAgo }).execute();
  await ok(edit(id, { ...fields, eventPlace: 'المكتبة' }));
  await tell();
  const [mail] = await mails();
  const token = /https:\/\/portal\.example\/events\/attend\/cancel\?\S*&t=([^\s&]+)/.exec(mail?.text ?? '')?.[1];
  expect(mail?.text).toContain(`https://portal.example/posts/${id}/event.ics`);
  await ok(portal.post('/api/events/visitors/cancel', { token: decodeURIComponent(token ?? '') }));
  expect(await mails()).toEqual([]);
});

const toldOf = async (id: string, as = session) => (await portal.get(`/api/events/${id}/attendees/count`, as)).body;

describe('before a change or a deletion', () => {
  test.each([
    [0, null],
    [1, 'سُجّل شخص واحد، وسنخبره.'],
    [2, 'سُجّل شخصان، وسنخبرهما.'],
    [3, 'سُجّل 3 أشخاص، وسنخبرهم.'],
    [11, 'سُجّل 11 شخصًا، وسنخبرهم.'],
    [100, 'سُجّل 100 شخص، وسنخبرهم.'],
  ])('an author of an event that %i are registered for reads who will be told', async (count, message) => {
    const { id } = await anEvent();
    const visitors = Array.from({ length: count }, (_, index) => `zair-${index}@portal.example`);
    for (const email of visitors) await insertVisitorAtEvent(portal.db, id, { email });
    expect(await toldOf(id)).toEqual({ count, message });
  });

  test('as many are counted as will be told: not who does it, nor a member who may not sign in', async () => {
    const { id } = await anEvent();
    await registeredAt(id);
    await aMemberAt(id, { is_active: false });
    await insertAttendance(portal.db, id, { member_id: author.id });
    expect(await toldOf(id)).toMatchObject({ count: 3 });
    expect(await toldOf(id, asAdmin)).toMatchObject({ count: 4 });
  });

  test('nobody is counted of an event that is over, and a post that is no event has none to count', async () => {
    const { id } = await anEvent({ hours: -24 });
    await registeredAt(id);
    expect(await toldOf(id)).toEqual({ count: 0, message: null });
    const post = await insertPost(portal.db, author);
    expect((await portal.get(`/api/events/${post.id}/attendees/count`, session)).status).toBe(404);
  });

  test('counting shows no addresses, so that nothing of it is recorded', async () => {
    const { id } = await anEvent();
    await registeredAt(id);
    const entries = () => portal.db.selectFrom('security_events').selectAll().execute();
    const before = await entries();
    await toldOf(id);
    expect(await entries()).toEqual(before);
  });
});
