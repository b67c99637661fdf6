import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aForm } from '../../test/a-form.ts';
import { anInstance, type Instance } from '../../test/an-instance.ts';
import {
  insertAttendance,
  insertDraft,
  insertEvent,
  insertEventVisitor,
  insertMember,
  insertOffice,
  insertPost,
  insertTrashed,
  signedInAs,
} from '../../test/factories.ts';
import { openTestDatabase } from '../../test/open-test-database.ts';
import { publishedFrontEnds } from '../../test/published-front-ends.ts';
import { until } from '../../test/until.ts';
import { publishDue } from '../api/posts/drafts/publish-due.ts';
import { toMailedToken } from '../platform/credentials/mailed-token.ts';

/** A page that shows what the calls in its query answer, and at which rendering. */
const render = `
  const calls = new URL(request.url).searchParams.getAll('shows');
  const replies = await Promise.all(calls.map(async (path) => (await fetch(path)).text()));
  return page(replies.join(' ') + ' rendering ' + Math.random());`;

const database = await openTestDatabase();
const frontEnds = await publishedFrontEnds(render);
const [one, two] = await Promise.all([anInstance(database, frontEnds.folder), anInstance(database, frontEnds.folder)]);
const writer = await insertMember(database.db, { role: 'SG', name: 'سلمى بن عيسى' });
const as = await signedInAs(database.db, writer);
let asAdmin = await signedInAs(database.db, await insertMember(database.db, { role: 'AD' }));
afterAll(async () => {
  await Promise.all([one.close(), two.close()]);
  await database.drop();
});

const urlOf = (...calls: string[]) => `/calls?${new URLSearchParams(calls.map((call) => ['shows', call]))}`;
const bodyOf = async (instance: Instance, url: string) => (await instance.get(url)).body;

const whenIdle = () => Promise.all([one.whenIdle(), two.whenIdle()]);

const fields = (given = {}) =>
  aForm({ title: 'عنوان', content: '<p>نص</p>', type: 'Post', author: writer.id, ...given });
const aPost = (given = {}) => insertPost(database.db, writer, given);

async function expectOk(reply: Promise<{ statusCode: number; body: string }>) {
  const { statusCode, body } = await reply;
  expect([statusCode, statusCode < 300 ? '' : body]).toEqual([expect.any(Number), '']);
}

type Change = { calls: string[]; make: (instance: Instance) => Promise<void>; shows: (body: string) => boolean };

/** What happens to what readers see, and where they see it. */
const changes: Record<string, () => Promise<Change>> = {
  'is published': async () => ({
    calls: ['/api/post?limit=5'],
    make: (instance) => expectOk(instance.post('/api/post', fields({ title: 'منشور جديد' }), as)),
    shows: (body) => body.includes('منشور جديد'),
  }),
  'is published at its time': async () => {
    const author = await insertMember(database.db);
    const scheduled_for = new Date(Date.now() - 60_000);
    await insertDraft(database.db, author, { title: 'في موعده', status: 'scheduled', scheduled_for });
    return {
      calls: [`/api/post?office=${author.office_id}`], // where nothing newer comes before it
      make: async (instance) => {
        await publishDue(database.db); // by a worker of neither instance
        await instance.whenIdle();
      },
      shows: (body) => body.includes('في موعده'),
    };
  },
  'is edited': async () => {
    const { id } = await aPost();
    return {
      calls: [`/api/post/${id}`],
      make: (instance) => expectOk(instance.put(`/api/post/${id}`, fields({ title: 'عنوان آخر' }), as)),
      shows: (body) => body.includes('عنوان آخر'),
    };
  },
  'has an event that is moved': async () => {
    const { id } = await aPost({ type: 'Ad' });
    await insertEvent(database.db, { id });
    const event = { isEvent: 'yes', eventBegins: '2031-12-01T10:00', eventEnds: '2031-12-01T12:00' };
    return {
      calls: ['/api/events?month=2031-12', `/api/events?month=2031-12&office=${writer.office_id}`],
      make: (instance) =>
        expectOk(instance.put(`/api/post/${id}`, fields({ ...event, type: 'Ad', eventPlace: 'المكتبة' }), as)),
      shows: (body) => body.split('"place":"المكتبة"').length === 3,
    };
  },
  'has a place that is taken': async () => {
    const { id } = await aPost({ type: 'Ad' });
    await insertEvent(database.db, { id }, { capacity: 3 });
    const member = await signedInAs(database.db, await insertMember(database.db));
    return {
      calls: [`/api/post/${id}`, '/api/events', `/api/post?office=${writer.office_id}`],
      make: (instance) => expectOk(instance.put(`/api/events/${id}/attendance`, {}, member)),
      shows: (body) => body.split('"placesLeft":2').length === 4,
    };
  },
  'has a place that a visitor leaves free': async () => {
    const { id } = await aPost({ type: 'Ad' });
    await insertEvent(database.db, { id }, { capacity: 7 });
    const visitor = await insertEventVisitor(database.db, { id });
    await insertAttendance(database.db, id, { visitor_id: visitor.id });
    return {
      calls: [`/api/post/${id}`],
      make: (instance) =>
        expectOk(instance.post('/api/events/visitors/cancel', { token: toMailedToken(visitor, 'cancel') }, {})),
      shows: (body) => body.includes('"placesLeft":7'),
    };
  },
  'is deleted': async () => {
    const { id } = await aPost({ title: 'يُحذف' });
    return {
      calls: ['/api/post?sample=50', '/api/org/secretary-general', `/api/post/${id}`],
      make: (instance) => expectOk(instance.delete(`/api/post/${id}`, as)),
      shows: (body) => !body.includes('يُحذف'),
    };
  },
  'is restored': async () => {
    const { id } = await insertTrashed(database.db, writer, { title: 'يعود' });
    return {
      calls: [`/api/post/${id}`, '/api/post?sample=50', '/api/org/secretary-general'],
      make: (instance) => expectOk(instance.post(`/api/trash/${id}/restore`, {}, as)),
      shows: (body) => body.split('"title":"يعود"').length === 4,
    };
  },
  'is pinned': async () => {
    const { id } = await aPost({ title: 'يُثبّت' });
    return {
      calls: ['/api/org/secretary-general'],
      make: (instance) => expectOk(instance.put(`/api/post/${id}/pin`, { pinned: true }, as)),
      shows: (body) => /"pinned":true/.test(body),
    };
  },
  'has an office that is renamed': async () => {
    const { id } = await aPost();
    const form = aForm({ id: writer.office_id, name: 'مكتب آخر', email: 'o@portal.example', phone: '029 10 20 30' });
    return {
      calls: [`/api/post/${id}`],
      make: (instance) => expectOk(instance.put('/api/dashboard/office', form, asAdmin)),
      shows: (body) => body.includes('مكتب آخر'),
    };
  },
  'has an author who is renamed': async () => {
    const { id } = await aPost();
    const profile = { email: writer.email, phone: '', bio: '', about: '', password: '', confirmPassword: '' };
    const form = aForm({ ...profile, name: 'سلمى المنصوري' });
    return {
      calls: [`/api/post?office=${writer.office_id}`, `/api/post/${id}`],
      make: (instance) => expectOk(instance.put(`/api/auth/update/${writer.id}`, form, as)),
      shows: (body) => body.includes('سلمى المنصوري') && !body.includes('سلمى بن عيسى'),
    };
  },
  'has an author who moves to another office': async () => {
    const office = await insertOffice(database.db);
    const mover = await insertMember(database.db);
    const { title } = await insertPost(database.db, mover, { title: 'ينتقل مع صاحبه' });
    return {
      calls: [`/api/org/provincial-offices/${office.id}`],
      make: (instance) =>
        expectOk(instance.put(`/api/dashboard/member/${mover.id}/office`, { officeId: office.id }, asAdmin)),
      shows: (body) => body.includes(title) && body.includes(mover.id),
    };
  },
  'has an author who is deactivated': async () => {
    const leaver = await insertMember(database.db, { bio: 'سيرة تختفي' });
    const { id } = await insertPost(database.db, leaver);
    return {
      calls: [`/api/post/${id}`, `/api/org/members?office=${leaver.office_id}`],
      make: (instance) => expectOk(instance.put(`/api/dashboard/member/${leaver.id}`, undefined, asAdmin)),
      shows: (body) => !body.includes('سيرة تختفي'),
    };
  },
};

describe.each(Object.entries(changes))('when a post %s', (_, prepare) => {
  test('its writer sees so after the reply, and readers of another instance a moment later', async () => {
    const { calls, make, shows } = await prepare();
    const url = urlOf(...calls);
    await whenIdle();
    const before = await Promise.all([bodyOf(one, url), bodyOf(two, url)]);
    expect(before.map(shows)).toEqual([false, false]);
    expect(await Promise.all([bodyOf(one, url), bodyOf(two, url)])).toEqual(before);
    await make(one);
    expect(shows(await bodyOf(one, url))).toBe(true);
    const replies = await Promise.all(calls.map((call) => bodyOf(one, call)));
    expect(shows(replies.join(' '))).toBe(true);
    await until(async () => shows(await bodyOf(two, url)));
  });
});

test('apps that ask for a list at once each get its length, the link to the rest, and the rows as they can unpack them', async () => {
  await aPost();
  await aPost();
  const url = `/api/post?limit=1&office=${writer.office_id}`;
  const ask = (encoding: string) => one.get(url, { 'accept-encoding': encoding });
  const [plain, gzip, brotli, again] = await Promise.all(['identity', 'gzip', 'br', 'br'].map(ask));
  const rows = plain?.json();
  expect(rows).toHaveLength(1);
  expect(JSON.parse(gunzipSync(gzip?.rawPayload ?? '').toString())).toEqual(rows);
  expect(JSON.parse(brotliDecompressSync(brotli?.rawPayload ?? '').toString())).toEqual(rows);
  for (const reply of [gzip, brotli, again, await ask('br')])
    expect(reply?.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      'x-total-count': plain?.headers['x-total-count'],
      link: expect.stringContaining('rel="next"'),
    });
  expect((await one.app.inject({ method: 'HEAD', url })).headers['x-total-count']).toBe(
    plain?.headers['x-total-count'],
  );
});

test('an app that asks for what is not there is told so each time', async () => {
  for (const status of [404, 404]) expect((await one.get(`/api/post/${randomUUID()}`)).statusCode).toBe(status);
});

test('a reader gets a page from memory whatever happens to what it does not show', async () => {
  const [{ id }, other, office] = [await aPost(), await insertMember(database.db), await insertOffice(database.db)];
  const url = urlOf(`/api/post/${id}`, `/api/post?office=${writer.office_id}`);
  await whenIdle();
  const before = await bodyOf(one, url);
  await insertPost(database.db, other);
  await database.db.updateTable('offices').set({ name: 'غيره' }).where('id', '=', office.id).execute();
  await database.db.deleteFrom('sessions').where('member_id', '=', other.id).execute();
  await one.post('/api/auth/contact', { name: 'سلمى', email: 's@portal.example', message: 'سؤال' }, {});
  await whenIdle();
  expect(await bodyOf(one, url)).toBe(before);
});

test('a page that asks for what no service declares is rendered again after each change that readers may see', async () => {
  const url = urlOf('/api/auth/session', '/api/nothing');
  const before = await bodyOf(one, url);
  await database.db.deleteFrom('sessions').where('member_id', '!=', writer.id).execute();
  asAdmin = await signedInAs(database.db, await insertMember(database.db, { role: 'AD', office_id: writer.office_id }));
  await whenIdle();
  expect(await bodyOf(one, url)).not.toBe(before);
});

test('readers see a front end that is published, in every instance', async () => {
  const url = urlOf('/api/auth/offices');
  await Promise.all([bodyOf(one, url), bodyOf(two, url)]);
  await frontEnds.publishRemote(`${render.replace('rendering', 'published since')}`);
  for (const instance of [one, two]) expect(await bodyOf(instance, url)).toContain('published since');
});

test('500 readers who come at once after a change cost one rendering', async () => {
  const { id } = await aPost();
  const url = urlOf(`/api/post/${id}`);
  await bodyOf(one, url);
  await one.put(`/api/post/${id}`, fields({ title: 'للجميع' }), as);
  const replies = await Promise.all(Array.from({ length: 500 }, () => one.get(url)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
});
