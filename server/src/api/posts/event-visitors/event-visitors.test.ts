import { sql } from 'kysely';
import { accountLimits } from 'shared-api/contract/accounts/account-limits';
import { retentionDays } from 'shared-api/contract/retention';
import { insertEvent, insertMember, insertPost, signedInAs } from '../../../../test/factories.ts';
import { readMails, untilNextFormMail } from '../../../../test/read-mails.ts';
import { mailsService } from '../../../platform/mail/mails.service.ts';
import { eraseMember } from '../../personal-data/erase-member.ts';
import { author, edit, portal, session } from '../testing/an-author.ts';
import { eventFields } from '../testing/event-fields.ts';

const mails = mailsService('https://portal.example');
const daysMs = (days: number) => days * 24 * 60 * 60 * 1000;

let persons = 0;
const anAddress = () => {
  persons += 1;
  return `visitor-${persons}@portal.example`;
};

type Given = { capacity?: number; audience?: 'members'; begins_at?: Date; ends_at?: Date };
async function anEvent(given: Given = {}) {
  const { id } = await insertPost(portal.db, author, { type: 'Ad', title: 'يوم دراسي' });
  await insertEvent(portal.db, { id }, given);
  return id;
}

/** From a network of its own. */
const request = (event: string, email: string, given: object = {}) =>
  portal.post(
    '/api/events/visitors',
    { event, name: 'سلمى', email, ...given },
    { remoteAddress: `10.7.${persons >> 8}.${persons & 255}` },
  );
const confirm = (token: string) => portal.post('/api/events/visitors/confirm', { token });
const cancel = (token: string) => portal.post('/api/events/visitors/cancel', { token });

/** Of the last link of that kind in a mail to somebody. */
async function mailedToken(step: 'confirm' | 'cancel', email: string) {
  const texts = (await readMails(portal.db, email)).map(({ text }) => text);
  const link = new RegExp(`/events/attend/${step}\\?event=[\\w-]+&t=(\\S+)`);
  const token = texts.flatMap((text) => link.exec(text)?.[1] ?? []).at(-1);
  if (!token) throw new Error(`no link to ${step} was mailed to ${email}`);
  return token;
}

async function aVisitor(event: string) {
  const email = anAddress();
  await request(event, email);
  const { body } = await confirm(await mailedToken('confirm', email));
  return { email, state: body.state };
}

async function aMember() {
  const as = await signedInAs(portal.db, await insertMember(portal.db));
  return {
    attend: async (id: string) => (await portal.put(`/api/events/${id}/attendance`, undefined, as)).body,
    leave: (id: string) => portal.delete(`/api/events/${id}/attendance`, as),
  };
}

const subjectsTo = async (email: string) => (await readMails(portal.db, email)).map(({ subject }) => subject);
const visitorsOf = (post_id: string) =>
  portal.db.selectFrom('event_visitors').select(['name', 'email']).where('post_id', '=', post_id).execute();
const countPlaces = async (post_id: string) =>
  (await portal.db.selectFrom('attendances').select('id').where('post_id', '=', post_id).execute()).length;

test('a visitor who confirms the mailed link has a place, and gives it back by the link of the next mail', async () => {
  const id = await anEvent({ capacity: 2 });
  const email = anAddress();
  expect(await request(id, email)).toMatchObject({ status: 202 });
  expect(await countPlaces(id)).toBe(0);
  const reply = await confirm(await mailedToken('confirm', email));
  expect(reply).toMatchObject({ status: 200, body: { state: 'going' } });
  const [asked, going] = await readMails(portal.db, email);
  expect(asked?.text).toContain('يوم دراسي');
  expect(asked?.text).not.toContain('سلمى'); // another may have typed it
  expect(going).toMatchObject({ subject: 'سُجّل حضورك', text: expect.stringContaining('قاعة المحاضرات') });
  expect(await (await aMember()).attend(id)).toMatchObject({ state: 'going', left: 0 });

  expect(reply.body.cancel).toBe(await mailedToken('cancel', email));
  expect((await cancel(await mailedToken('cancel', email))).status).toBe(200);
  expect([await visitorsOf(id), await countPlaces(id)]).toEqual([[], 1]);
});

test('of a visitor who never pressed the button nothing is registered', async () => {
  const id = await anEvent();
  await request(id, anAddress());
  expect(await countPlaces(id)).toBe(0);
  expect(await (await aMember()).attend(id)).toMatchObject({ state: 'going' });
});

test('nobody learns from the form whether an address comes already, nor changes the name of who does', async () => {
  const id = await anEvent();
  const email = anAddress();
  const first = await request(id, email);
  await request(id, email, { name: 'ليلى' });
  await untilNextFormMail(portal.db);
  await confirm(await mailedToken('confirm', email));
  const again = await request(id, email.toUpperCase(), { name: 'أمين' });
  expect([again.status, again.body]).toEqual([first.status, first.body]);
  expect(await visitorsOf(id)).toEqual([{ name: 'ليلى', email }]);
  const [asked, , askedAgain] = await readMails(portal.db, email);
  expect(askedAgain?.subject).toBe(asked?.subject);
  expect((await confirm(await mailedToken('confirm', email))).body).toMatchObject({ state: 'going' });
  expect(await countPlaces(id)).toBe(1);
});

test('when no place is left a visitor waits, is told its turn, and is mailed when a member leaves', async () => {
  const id = await anEvent({ capacity: 1 });
  const member = await aMember();
  await member.attend(id);
  const { email, state } = await aVisitor(id);
  expect(state).toBe('waiting');
  expect((await readMails(portal.db, email)).at(-1)?.text).toContain('ودورك في قائمة الانتظار: 1');
  await member.leave(id);
  expect(await subjectsTo(email)).toEqual(['أكّد انتظارك مكانًا', 'أنت في قائمة الانتظار', 'فرغ لك مكان']);
  await cancel(await mailedToken('cancel', email)); // of that mail
  expect(await countPlaces(id)).toBe(0);
});

test.each<[string, Given, string, RegExp]>([
  ['has places', { capacity: 2 }, 'أكّد حضورك', /لتأكيد حضورك/u],
  ['has no bound', {}, 'أكّد حضورك', /لتأكيد حضورك/u],
  ['is full', { capacity: 1 }, 'أكّد انتظارك مكانًا', /لتدخل قائمة الانتظار/u],
])(
  'a visitor who asks for a place in an event that %s is answered and mailed of what it will confirm',
  async (_, given, subject, sentence) => {
    const id = await anEvent(given);
    await (await aMember()).attend(id);
    const email = anAddress();
    const { body } = await request(id, email);
    expect(body.message).toMatch(sentence);
    const mails = portal.db.selectFrom('mails').select(['subject', 'text', 'html']).where('recipient', '=', email);
    const [mail] = await mails.execute();
    expect(mail?.subject).toBe(subject);
    for (const words of [mail?.text, mail?.html]) expect(words).toMatch(sentence);
    const isFull = subject !== 'أكّد حضورك';
    for (const words of [body.message, mail?.text, mail?.html]) expect(/حضورك|الحضور/u.test(words)).toBe(!isFull);
  },
);

test('a visitor who has a place in a full event and asks again is mailed of the place, not of waiting', async () => {
  const id = await anEvent({ capacity: 1 });
  const { email } = await aVisitor(id);
  await untilNextFormMail(portal.db);
  await request(id, email);
  expect((await subjectsTo(email)).at(-1)).toBe('أكّد حضورك');
});

test('a member who waits has the place of a visitor who cancels', async () => {
  const id = await anEvent({ capacity: 1 });
  const { email } = await aVisitor(id);
  const member = await aMember();
  expect(await member.attend(id)).toMatchObject({ state: 'waiting' });
  await cancel(await mailedToken('cancel', email));
  expect(await member.attend(id)).toMatchObject({ state: 'going' });
});

test('when an author adds places, the visitors who waited longest are mailed', async () => {
  const id = await anEvent({ capacity: 1 });
  await aVisitor(id);
  const [first, second] = [await aVisitor(id), await aVisitor(id)];
  expect((await edit(id, eventFields({ eventCapacity: '2' }))).status).toBe(200);
  expect((await subjectsTo(first.email)).at(-1)).toBe('فرغ لك مكان');
  expect((await subjectsTo(second.email)).at(-1)).toBe('أنت في قائمة الانتظار');
});

test('of a visitor and a member who want the last place at the same moment one comes and one waits', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await anEvent({ capacity: 1 });
    const email = anAddress();
    await request(id, email);
    const token = await mailedToken('confirm', email);
    const member = await aMember();
    const [ofVisitor, ofMember] = await Promise.all([confirm(token), member.attend(id)]);
    expect([ofVisitor.body.state, ofMember.state].toSorted()).toEqual(['going', 'waiting']);
  }
});

test('a visitor who presses twice at the same moment has one place', async () => {
  const id = await anEvent({ capacity: 1 });
  const email = anAddress();
  await request(id, email);
  const token = await mailedToken('confirm', email);
  const replies = await Promise.all([confirm(token), confirm(token)]);
  expect(replies.map(({ body }) => body.state)).toEqual(['going', 'going']);
  expect(await countPlaces(id)).toBe(1);
});

test.each<[string, Given, number]>([
  ['that is for members', { audience: 'members' }, 403],
  ['that is over', { begins_at: new Date('2026-01-05T09:00:00Z'), ends_at: new Date('2026-01-05T11:00:00Z') }, 409],
])('no visitor comes to an event %s, and none is mailed', async (_, given, status) => {
  const email = anAddress();
  expect((await request(await anEvent(given), email)).status).toBe(status);
  expect(await subjectsTo(email)).toEqual([]);
});

test('a visitor confirms no event that was changed to members, or deleted, meanwhile; who comes may still cancel', async () => {
  const id = await anEvent();
  const going = await aVisitor(id);
  const email = anAddress();
  await request(id, email);
  const token = await mailedToken('confirm', email);
  await portal.db.updateTable('events').set({ audience: 'members' }).where('post_id', '=', id).execute();
  expect((await confirm(token)).status).toBe(403);
  const trashed = { status: 'trashed', trashed_at: new Date() } as const;
  await portal.db.updateTable('posts').set(trashed).where('id', '=', id).execute();
  expect((await confirm(token)).status).toBe(404);
  expect((await cancel(await mailedToken('cancel', going.email))).status).toBe(200);
  expect(await countPlaces(id)).toBe(0);
});

test('a link that confirms does not cancel, and one that came too late, was used or is wrong says what to do', async () => {
  const id = await anEvent();
  const email = anAddress();
  await request(id, email);
  const token = await mailedToken('confirm', email);
  for (const wrong of ['x', `${token}x`, '0198c0de-0000-7000-8000-000000000001.x'])
    for (const send of [confirm, cancel])
      expect(await send(wrong)).toMatchObject({ status: 400, body: { fields: { token: expect.any(String) } } });
  expect((await cancel(token)).status).toBe(400);
  const requested_at = new Date(Date.now() - daysMs(retentionDays.unconfirmedEventVisitors) - 3_600_000);
  await portal.db.updateTable('event_visitors').set({ requested_at }).where('email', '=', email).execute();
  expect((await confirm(token)).status).toBe(400);
});

test('nobody fills the mailbox of another by way of the form', async () => {
  const id = await anEvent();
  const email = anAddress();
  for (let index = 0; index < accountLimits.linkMailsForEmail; index += 1) await request(id, email);
  const refused = await request(id, email);
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  expect(await subjectsTo(email)).toEqual(['أكّد حضورك']);
});

test('a visitor finds beside the field what is wrong', async () => {
  const { status, body } = await request(await anEvent(), 'salma', { name: 'س' });
  expect([status, Object.keys(body.fields).toSorted()]).toEqual([400, ['email', 'name']]);
  expect((await request('no-such-event', anAddress())).status).toBe(404);
});

test('a member who is erased comes to no event by its address either, and the next has the place', async () => {
  const id = await anEvent({ capacity: 1 });
  const { email } = await aVisitor(id);
  const next = await aVisitor(id);
  const member = await insertMember(portal.db, { email: email.toUpperCase() });
  await portal.db.transaction().execute((transaction) => eraseMember(transaction, mails, member.id, 'keep'));
  expect(await visitorsOf(id)).toEqual([{ name: 'سلمى', email: next.email }]);
  expect((await subjectsTo(next.email)).at(-1)).toBe('فرغ لك مكان');
});

test('of a visitor who cancels while mails to it wait nothing is sent, nor of an event that was deleted meanwhile', async () => {
  const id = await anEvent();
  const { email } = await aVisitor(id);
  const staying = await aVisitor(id);
  expect(await subjectsTo(email)).toEqual(['أكّد حضورك', 'سُجّل حضورك']);
  await cancel(await mailedToken('cancel', email));
  expect(await subjectsTo(email)).toEqual([]);
  expect(await subjectsTo(staying.email)).toHaveLength(2);
  await portal.delete(`/api/post/${id}`, session);
  expect(await subjectsTo(staying.email)).toEqual([]);
});

test('thousands who wait have a place, and are mailed, when the author takes the bound away', async () => {
  const id = await anEvent({ capacity: 1 });
  await aVisitor(id);
  const waiting = 5_500; // more than one statement has parameters for, at a dozen columns a mail
  await sql`
    with visitors as (
      insert into event_visitors (post_id, name, email)
      select ${id}::uuid, 'زائر', 'waiting-' || number || '@portal.example' from generate_series(1, ${waiting}::int) number
      returning id
    )
    insert into attendances (post_id, visitor_id, is_waiting, joined_at)
    select ${id}::uuid, id, true, now() from visitors`.execute(portal.db);
  const as = await signedInAs(portal.db, author);
  expect((await edit(id, eventFields(), as)).status).toBe(200);
  const mails = portal.db.selectFrom('mails').select('id').where('recipient', 'like', 'waiting-%');
  expect(await mails.where('subject', '=', 'فرغ لك مكان').execute()).toHaveLength(waiting);
});
