import { toLocalTime } from 'shared-api/contract/text/local-time';
import { aForm } from '../../../../test/a-form.ts';
import { insertDraft, insertMember, insertPost, signedInAs } from '../../../../test/factories.ts';
import { takeAll } from '../../../../test/take-all.ts';
import { publishDue } from '../drafts/publish-due.ts';
import { author, portal, session } from '../testing/an-author.ts';
import { endDue } from './end-due.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => toLocalTime(Date.now() + days * dayMs);
const read = (id: string) => portal.get(`/api/post/${id}`);
const fields = (given: Record<string, string>) =>
  aForm({ title: 'التسجيل مفتوح', content: '<p>سجّلوا قبل نهاية الأسبوع</p>', type: 'Ad', ...given });

const publish = async (given: Record<string, string>, as: object = session) =>
  portal.post('/api/post', fields({ author: author.id, ...given }), as);
const edit = (id: string, version: number, given: Record<string, string>) =>
  portal.put(`/api/post/${id}`, fields(given), { headers: { 'if-match': `"${version}"` }, ...session });

const endAll = () => takeAll(() => endDue(portal.db));
const isOver = async (id: string) => (await read(id)).body.expiry?.isOver === true;

/** One that was to end a while ago, as an outage leaves it. */
const anOverdue = (by = author, given = {}) =>
  insertPost(portal.db, by, { type: 'Ad', expires_at: new Date(Date.now() - 3_600_000), ...given });

/** Everything a reader finds posts by. */
const listsOf = ({ id, office_id: office }: { id: string; office_id: string }) => [
  '/api/post?limit=100',
  '/api/post?type=Ad&limit=100',
  `/api/post?author=${id}&limit=100`,
  `/api/post?office=${office}&limit=100`,
  '/api/post?sample=10&type=Ad',
  '/api/post?q=التسجيل&limit=100',
  `/api/org/provincial-offices/${office}`,
];

test('an announcement is published with its end, which an edit moves and takes away', async () => {
  const at = inDays(3);
  const { status, body } = await publish({ expires: at });
  expect(status).toBe(201);
  expect(body.post.expiry).toEqual({ at: new Date(`${at}+01:00`).toISOString(), isOver: false });
  const later = inDays(5);
  const moved = await edit(body.post.id, 1, { expires: later });
  expect(toLocalTime(moved.body.post.expiry.at)).toBe(later);
  const kept = await edit(body.post.id, moved.body.post.version, {});
  expect(toLocalTime(kept.body.post.expiry.at)).toBe(later);
  expect((await edit(body.post.id, kept.body.post.version, { expires: '' })).body.post.expiry).toBeNull();
});

test.each([
  ['has passed', () => inDays(-1), 'فات هذا الموعد. اختر وقتًا لم يأتِ بعد.'],
  ['is of no day', () => '2031-02-30T10:00', 'حقل «نهاية الإعلان» ليس يومًا وساعة صحيحين.'],
])('an end that %s is rejected', async (_, at, sentence) => {
  const { status, body } = await publish({ expires: at() });
  expect([status, body.fields]).toEqual([400, { expires: sentence }]);
});

test('a post has no end, and an announcement that becomes one loses its own', async () => {
  expect((await publish({ type: 'Post', expires: inDays(2) })).body.post.expiry).toBeNull();
  const { post } = (await publish({ expires: inDays(2) })).body;
  expect((await edit(post.id, 1, { type: 'Post', expires: inDays(2) })).body.post.expiry).toBeNull();
});

test('an announcement that ended is in no list of readers, and its own page says so', async () => {
  const writer = await insertMember(portal.db);
  const { id } = await anOverdue(writer, { title: 'التسجيل', is_pinned: true });
  const found = async (url: string) => JSON.stringify((await portal.get(url)).body).includes(id);
  for (const url of listsOf({ ...writer }).filter((each) => !each.includes('sample')))
    expect([url, await found(url)]).toEqual([url, true]);
  await endAll();
  expect(await isOver(id)).toBe(true);
  for (const url of listsOf({ ...writer })) expect([url, await found(url)]).toEqual([url, false]);
  expect((await read(id)).body).toMatchObject({ pinned: false, title: 'التسجيل', expiry: { isOver: true } });
  const counts = portal.db.selectFrom('post_counts').select('total').where('office_id', '=', writer.office_id);
  expect(await counts.execute()).toEqual([{ total: 0 }]);
});

test('its author finds it among its own, staff among what it looks after, and nobody else does', async () => {
  const writer = await insertMember(portal.db);
  const { id, title } = await anOverdue(writer);
  await endAll();
  expect(await isOver(id)).toBe(true);
  const asWriter = await signedInAs(portal.db, writer);
  expect((await portal.get('/api/draft', asWriter)).body.ended).toMatchObject([{ id, title }]);
  expect((await portal.get('/api/draft', session)).body.ended).not.toContainEqual(expect.objectContaining({ id }));

  const asAdmin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
  const reply = await portal.get(`/api/dashboard/posts?office=${writer.office_id}`, asAdmin);
  expect(reply.body).toMatchObject([{ id, expiry: { isOver: true } }]);
  expect(reply.headers['x-total-count']).toBe('1');
  expect((await portal.get(`/api/dashboard/posts?author=${writer.id}`, asAdmin)).headers['x-total-count']).toBe('1');
});

test('an announcement that ended goes on when its author moves its end', async () => {
  const { id } = await anOverdue(author, { title: 'التسجيل مفتوح' });
  await endAll();
  expect(await isOver(id)).toBe(true);
  const { version, expiry } = (await read(id)).body;
  const same = await edit(id, version, { title: 'عنوان مصحّح', expires: toLocalTime(expiry.at) });
  expect(same.body.post).toMatchObject({ title: 'عنوان مصحّح', expiry: { isOver: true } });
  const moved = await edit(id, same.body.post.version, { expires: inDays(1) });
  expect(moved.body.post.expiry.isOver).toBe(false);
  expect(JSON.stringify((await portal.get(`/api/post?author=${author.id}&limit=100`)).body)).toContain(id);
});

test('an announcement that ended is not pinned', async () => {
  const general = await insertMember(portal.db, { role: 'SG' });
  const { id } = await anOverdue(general);
  await endAll();
  expect(await isOver(id)).toBe(true);
  const pin = portal.put(`/api/post/${id}/pin`, { pinned: true }, await signedInAs(portal.db, general));
  expect((await pin).status).toBe(404);
});

test('a post that is published later must not end before', async () => {
  const end = inDays(1);
  const { id } = await insertDraft(portal.db, author, {
    type: 'Ad',
    draft_event: JSON.stringify({ isEvent: 'no', expires: end }),
  });
  const schedule = (at: string) => portal.put(`/api/draft/${id}/schedule`, { at }, session);
  expect((await schedule(inDays(2))).body.fields).toEqual({
    at: 'ينتهي الإعلان قبل هذا الموعد، فاختر للنشر موعدًا قبل نهايته.',
  });
  expect((await schedule(inDays(0.5))).status).toBe(200);
  await portal.db.updateTable('posts').set({ scheduled_for: new Date() }).where('id', '=', id).execute();
  await takeAll(() => publishDue(portal.db));
  expect(toLocalTime((await read(id)).body.expiry.at)).toBe(end);
});

test('an announcement that ended is deleted, and comes back ended', async () => {
  const { id } = await anOverdue();
  await endAll();
  expect(await isOver(id)).toBe(true);
  expect((await portal.delete(`/api/post/${id}`, session)).status).toBe(200);
  expect((await read(id)).status).toBe(404);
  expect((await portal.post(`/api/trash/${id}/restore`, undefined, session)).status).toBe(200);
  expect(await isOver(id)).toBe(true);
});

test('an announcement that becomes a plain post again by a former text ends no more', async () => {
  const { post } = (await publish({ type: 'Post' })).body;
  const announced = (await edit(post.id, 1, { expires: inDays(2), title: 'إعلان' })).body.post;
  expect(announced.expiry).not.toBeNull();
  const url = `/api/post/${post.id}/revisions/1/restore`;
  const headers = { 'if-match': `"${announced.version}"` };
  const restored = await portal.post(url, undefined, { headers, ...session });
  expect(restored.body.post).toMatchObject({ type: 'Post', expiry: null });
});
