import { openTestApp } from '../../../../test/build-test-app.ts';
import { insertEvent, insertMember, insertPost, insertTrashed, signedInAs } from '../../../../test/factories.ts';

const dayMs = 86_400_000;
const fromNow = (days: number) => new Date(Date.now() + days * dayMs);

const portal = await openTestApp();

type Author = Awaited<ReturnType<typeof insertMember>>;

async function announce(author: Author, title: string, begins_at: Date, hours = 2) {
  const post = await insertPost(portal.db, author, { title, type: 'Ad' });
  await insertEvent(portal.db, post, { begins_at, ends_at: new Date(begins_at.getTime() + (hours * dayMs) / 24) });
  return post;
}

type Listed = { title: string; event: object };
const titlesOf = (body: Listed[]) => body.map(({ title }) => title);
/** Of the author's office alone: all tests share a portal. */
const list = async ({ office_id }: Author, query = '') =>
  titlesOf((await portal.get(`/api/events?office=${office_id}${query}`)).body);

test('a visitor finds what is to come, the next at the top, and what is going on; neither what is over nor other posts', async () => {
  const author = await insertMember(portal.db);
  await announce(author, 'بعد شهر', fromNow(30));
  await announce(author, 'غدًا', fromNow(1));
  await announce(author, 'الآن', fromNow(-20), 21 * 24);
  await announce(author, 'أمس', fromNow(-1));
  await insertPost(portal.db, author, { title: 'بلا موعد', type: 'Ad' });
  const deleted = await insertTrashed(portal.db, author, { type: 'Ad' });
  await insertEvent(portal.db, deleted);
  const ofPost = await insertPost(portal.db, author, { type: 'Post' });
  await insertEvent(portal.db, ofPost);
  expect(await list(author)).toEqual(['الآن', 'غدًا', 'بعد شهر']);
});

test('a list goes on where it ended, each event once, also where several begin together', async () => {
  const author = await insertMember(portal.db);
  const together = fromNow(2);
  for (const place of [1, 2, 3, 4]) await announce(author, `معًا ${place}`, together);
  await announce(author, 'أول', fromNow(1));
  const found: string[] = [];
  let url = `/api/events?limit=2&office=${author.office_id}`;
  for (let page = 1; page <= 3; page += 1) {
    const { body, headers } = await portal.get(url);
    found.push(...titlesOf(body));
    url = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? '';
  }
  expect(url).toBe('');
  expect(found[0]).toBe('أول');
  expect(found.slice(1).toSorted()).toEqual(['معًا 1', 'معًا 2', 'معًا 3', 'معًا 4']);
});

test('a month begins and ends by the clocks of Algeria, and shows what is over too', async () => {
  const author = await insertMember(portal.db);
  await announce(author, 'آخر ساعة قبله', new Date('2025-11-30T22:00:00Z'), 1);
  await announce(author, 'أول ساعة', new Date('2025-11-30T23:00:00Z'));
  await announce(author, 'آخر ساعة', new Date('2025-12-31T22:59:00Z'));
  await announce(author, 'أول ساعة بعده', new Date('2025-12-31T23:00:00Z'));
  expect(await list(author, '&month=2025-12')).toEqual(['أول ساعة', 'آخر ساعة']);
});

/** From the one to the other, by the clocks of Algeria. */
test.each([
  ['2026-12-28T09:00', '2027-01-10T18:00', ['2026-12', '2027-01']],
  ['2026-12-31T23:30', '2027-01-01T00:30', ['2026-12', '2027-01']],
  ['2026-12-31T22:00', '2027-01-01T00:00', ['2026-12']],
  ['2027-01-01T00:00', '2027-01-01T02:00', ['2027-01']],
  ['2027-01-31T08:00', '2027-03-01T12:00', ['2027-01', '2027-02', '2027-03']],
  ['2027-01-31T23:00', '2027-02-28T23:59', ['2027-01', '2027-02']],
])('a visitor finds an event from %s to %s in each month in which it takes place: %j', async (begins, ends, months) => {
  const author = await insertMember(portal.db);
  const [begins_at, ends_at] = [new Date(`${begins}:00+01:00`), new Date(`${ends}:00+01:00`)];
  const post = await insertPost(portal.db, author, { title: 'مخيم', type: 'Ad' });
  await insertEvent(portal.db, post, { begins_at, ends_at });
  const found = [];
  for (const month of ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04'])
    if ((await list(author, `&month=${month}`)).length > 0) found.push(month);
  expect(found).toEqual(months);
});

test('a visitor reads a month page by page, from the event that began before it to its last', async () => {
  const author = await insertMember(portal.db);
  await announce(author, 'من قبله', new Date('2026-12-28T09:00:00Z'), 13 * 24);
  await announce(author, 'فيه', new Date('2027-01-05T09:00:00Z'));
  await announce(author, 'إلى ما بعده', new Date('2027-01-30T09:00:00Z'), 5 * 24);
  const url = `/api/events?month=2027-01&limit=2&office=${author.office_id}`;
  const { body, headers } = await portal.get(url);
  const rest = await portal.get(/<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? '');
  expect([titlesOf(body), titlesOf(rest.body)]).toEqual([['من قبله', 'فيه'], ['إلى ما بعده']]);
});

test('a visitor finds the events of one office, and its calendar follows them', async () => {
  const [ours, theirs] = [await insertMember(portal.db), await insertMember(portal.db)];
  await announce(ours, 'عندنا', fromNow(1));
  await announce(theirs, 'عندهم', fromNow(2));
  expect(await list(ours)).toEqual(['عندنا']);
  const { body } = await portal.get('/api/events?limit=100');
  expect(titlesOf(body)).toEqual(expect.arrayContaining(['عندنا', 'عندهم']));
  const calendarOf = async (path: string) => (await portal.app.inject(path)).body;
  const ofOffice = await calendarOf(`/offices/${ours.office_id}/events.ics`);
  expect(ofOffice).toContain('SUMMARY:عندنا');
  expect(ofOffice).not.toContain('SUMMARY:عندهم');
  const ofAll = await calendarOf('/events.ics');
  expect(ofAll).toContain('SUMMARY:عندنا');
  expect(ofAll).toContain('SUMMARY:عندهم');
});

test('an edited event replaces the one in a calendar', async () => {
  const author = await insertMember(portal.db);
  const { id } = await announce(author, 'قبل', fromNow(1));
  const read = async () => {
    const { body } = await portal.app.inject(`/offices/${author.office_id}/events.ics`);
    return { uid: /UID:(.+)\r/.exec(body)?.[1], sequence: Number(/SEQUENCE:(\d+)/.exec(body)?.[1]) };
  };
  const before = await read();
  await portal.db.updateTable('posts').set({ title: 'بعد' }).where('id', '=', id).execute();
  expect(await read()).toEqual({ uid: before.uid, sequence: before.sequence + 1 });
});

test.each(['/offices/nothing/events.ics', '/offices/0198c0de-0000-7000-8000-000000000001/events.ics'])(
  '%s is not there',
  async (path) => {
    expect((await portal.app.inject(path)).statusCode).toBe(404);
  },
);

test.each(['month=2025-13', 'month=0000-05', 'month=soon', 'cursor=!', 'limit=0'])('%s is rejected', async (query) => {
  expect((await portal.get(`/api/events?${query}`)).status).toBe(400);
});

test('who is signed in reads the same list', async () => {
  const author = await insertMember(portal.db);
  await announce(author, 'غدًا', fromNow(1));
  const query = `office=${author.office_id}`;
  const { body } = await portal.get(`/api/events?${query}`, await signedInAs(portal.db, author));
  expect(titlesOf(body)).toEqual(['غدًا']);
});
