import { randomUUID } from 'node:crypto';
import { findOffices } from 'shared-api/contract/offices/find-offices';
import { openTestApp } from '../../../test/build-test-app.ts';
import { equalSpellings } from '../../../test/equal-spellings.ts';
import { insertEvent, insertMember, insertOffice, insertPost, signedInAs } from '../../../test/factories.ts';

const portal = await openTestApp();
const admin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD', name: 'Admin' }), {
  expires_at: new Date(Date.now() + 3_600_000),
});

const asked = (words: string, others = {}) => new URLSearchParams({ q: words, ...others });
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id).toSorted();

/** An address may search so often in a minute. */
const fromElsewhere = () => ({ ...admin, remoteAddress: `10.0.0.${Math.floor(Math.random() * 256)}` });
const get = (url: string) => portal.get(url, fromElsewhere());

/** In each place that is searched, what is written in these ways; answers the ids that a search for each of them is to find. */
async function write(...spellings: string[]) {
  const { office_id, ...author } = await insertMember(portal.db, { name: 'كاتب' });
  const [posts, events, members, offices] = [[], [], [], []] as [string[], string[], string[], string[]];
  for (const written of spellings) {
    const inTitle = await insertPost(portal.db, { ...author, office_id }, { title: `قبل ${written} بعد` });
    const inText = await insertPost(portal.db, { ...author, office_id }, { text: `قبل (${written}) بعد` });
    const event = await insertPost(portal.db, { ...author, office_id }, { title: `دعوة: ${written}`, type: 'Ad' });
    await insertEvent(portal.db, event);
    const named = await insertMember(portal.db, { name: `سي ${written}`, office_id });
    const ofNamed = await insertPost(portal.db, named);
    posts.push(inTitle.id, inText.id, event.id, ofNamed.id);
    events.push(event.id);
    members.push(named.id);
    offices.push((await insertOffice(portal.db, { name: `فرع ${written} ${randomUUID()}` })).id);
  }
  const other = await insertPost(portal.db, { ...author, office_id }, { title: 'غيرها', type: 'Ad' });
  await insertEvent(portal.db, other);
  return { office: office_id, found: [posts, events, members, offices].map((ids) => ids.toSorted()) };
}

async function search(words: string, office: string, offices: string[]) {
  const posts = await get(`/api/post?${asked(words, { office, limit: '100' })}`);
  const events = await get(`/api/events?${asked(words, { office })}`);
  const members = await get(`/api/dashboard/members?${asked(words, { office })}`);
  const spaces = await get('/api/org/provincial-offices');
  const foundSpaces = findOffices<{ id: string; name: string }>(spaces.body.offices, words);
  return [
    ...[posts.body, events.body, members.body.members].map(idsOf),
    idsOf(foundSpaces.filter(({ id }) => offices.includes(id))),
  ];
}

test.each(equalSpellings)(
  'who searches with %s, «%s» or «%s», finds both in posts, events, members and offices',
  async (_, one, other) => {
    const { office, found } = await write(one, other);
    const [, , , offices = []] = found;
    expect(await search(one, office, offices)).toEqual(found);
    expect(await search(other, office, offices)).toEqual(found);
  },
);

test('a member of staff who searches by an e-mail finds its owner alone', async () => {
  const mailbox = randomUUID().slice(0, 8);
  const { id } = await insertMember(portal.db, { email: `${mailbox}.b@portal.example` });
  await insertMember(portal.db, { name: `b ${mailbox}`, email: 'b@another.example' });
  const { body } = await get(`/api/dashboard/members?${asked(`${mailbox}.b@portal.example`)}`);
  expect(idsOf(body.members)).toEqual([id]);
});

test.each(['؟', '%', '_', '\\', '"…"', '🎉'])(
  'who searches for signs alone, as «%s», finds nothing rather than everything',
  async (signs) => {
    await insertPost(portal.db, await insertMember(portal.db), { title: `قبل ${signs} بعد` });
    const posts = await get(`/api/post?${asked(signs)}`);
    const members = await get(`/api/dashboard/members?${asked(signs)}`);
    expect([posts.status, posts.body, members.status, members.body.members]).toEqual([200, [], 200, []]);
  },
);

test('who gives blanks alone has not searched', async () => {
  const { id, office_id } = await insertMember(portal.db);
  const { body } = await get(`/api/dashboard/members?${asked(' \t\u00A0\u200F\u200B', { office: office_id })}`);
  expect(idsOf(body.members)).toEqual([id]);
});

test('a word is no part of what stands in front of it and behind it', async () => {
  const author = await insertMember(portal.db, { name: 'كاتب' });
  await insertPost(portal.db, author, { title: 'كتاب مدرسة' });
  const found = async (words: string) => (await get(`/api/post?${asked(words, { author: author.id })}`)).body.length;
  expect([await found('بمدرسة'), await found('مدرسة كتاب')]).toEqual([0, 1]);
});

/** The offices that a visitor and an administrator look through: one is found in both lists, or in none. */
async function findInLists(words: string, name: string) {
  const lists = [await get('/api/org/provincial-offices'), await get('/api/dashboard/offices')];
  return lists.map(({ body }) => findOffices<{ name: string }>(body.offices, words).some((each) => each.name === name));
}

test.each([
  ['وهران', ['31', '٣١', '۳۱', 'Oran', 'ORAN', 'وهران،', '«وهران»', '(31)']],
  ['المكتب الولائي لتيزي وزو', ['15', 'Tizi Ouzou', 'tizi-ouzou', 'tiziouzou', 'تيزيوزو']],
  ['مكتب بجاية', ['06', '6', '٠٦', 'Bejaia', 'Béjaïa', 'be\u0301jai\u0308a']],
  ['المكتب الولائي للأغواط', ['3', '03', 'Laghouat']],
  ['مكتب الجزائر', ['16', 'Alger', 'algiers']],
  ['مكتب عين تموشنت', ['46', 'Ain Temouchent', 'Aïn Témouchent']],
  ['مكتب برج بوعريريج', ['34', 'bordj bou', 'Bou-Arreridj']],
  ['المسيلة', ['28', "M'Sila", 'm’sila', 'msila']],
  ['المغير', ['57', "El M'Ghair", 'mghair']],
])('who looks for the office «%s» finds it by the number and the Latin name of its wilaya', async (name, all) => {
  const { id } = await insertOffice(portal.db, { name });
  const found = [];
  for (const words of all) if ((await findInLists(words, name)).every(Boolean)) found.push(words);
  expect(found).toEqual(all);
  expect(await findInLists('99', name)).toEqual([false, false]);
  await portal.db.deleteFrom('offices').where('id', '=', id).execute();
});

test('who looks for an office of no wilaya finds it by its name, and by no number', async () => {
  const { name } = await insertOffice(portal.db, { name: 'مكتب الجالية في مرسيليا 2' });
  expect(await findInLists('الجاليه 2', name)).toEqual([true, true]);
  expect(await findInLists('13', name)).toEqual([false, false]);
});

test('who searches is told why each post was found, and who reads a list is not', async () => {
  const author = await insertMember(portal.db, { name: 'كاتب' });
  const staff = { office: author.office_id };
  await insertPost(portal.db, author, { title: 'حملة «التشجير»', text: 'شارك في التَّشجير كثيرون' });
  const match = { title: ['حملة «', 'التشجير', '»'], text: ['شارك في ', 'التَّشجير', ' كثيرون'] };
  for (const path of ['/api/post', '/api/dashboard/posts'])
    expect((await get(`${path}?${asked('التشجير', staff)}`)).body).toMatchObject([{ match }]);
  expect((await get(`/api/post?${asked('كاتب', staff)}`)).body[0].match.text).toEqual([]);
  expect((await get(`/api/post?office=${author.office_id}`)).body[0].match).toBe(undefined);
});
