import { randomUUID } from 'node:crypto';
import { limits } from 'shared-api/contract/limits';
import { eachPostText } from 'shared-api/contract/posts/post-texts';
import { aForm, aPhoto } from '../../../../test/a-form.ts';
import { insertDraft, insertMember, signedInAs } from '../../../../test/factories.ts';
import { listRoutes } from '../../../../test/list-routes.ts';
import { dataUri, fieldsOf, media, portal, session, sourcesIn } from '../testing/an-author.ts';

type Fields = Record<string, string | Buffer>;

const blank = { title: '', content: '', type: 'Post' };
const seen = (version: number, as: object = session) => ({ headers: { 'if-match': `"${version}"` }, ...as });
const save = (id: string, version: number, fields: Fields = {}, as: object = session) =>
  portal.put(`/api/draft/${id}`, aForm({ ...blank, ...fields }), seen(version, as));
const read = (id: string, as: object = session) => portal.get(`/api/draft/${id}`, as);
const list = async (as: object = session) => (await portal.get('/api/draft', as)).body.drafts;
const remove = (id: string, as: object = session) => portal.delete(`/api/draft/${id}`, as);
const publishDraft = (draft: string, version: number, fields: Fields = {}) =>
  portal.post('/api/post', aForm(fieldsOf({ draft, ...fields })), seen(version));

/** With an office of its own, so that no other test's posts are among them. */
async function aMember() {
  const member = await insertMember(portal.db);
  return { member, as: await signedInAs(portal.db, member) };
}

test('a member begins a draft on one device and finds it on another, the one saved last at the top', async () => {
  const { member, as } = await aMember();
  const [first, second] = [randomUUID(), randomUUID()];
  expect((await save(first, 0, { title: 'أولى', content: '<p>نص</p>' }, as)).body.draft).toMatchObject({
    id: first,
    title: 'أولى',
    version: 1,
  });
  await save(second, 0, { content: '<p>بلا عنوان</p>' }, as);
  await save(first, 1, { title: 'أولى', content: '<p>نص أطول</p>' }, as);
  const other = await signedInAs(portal.db, member);
  expect(await list(other)).toMatchObject([
    { id: first, title: 'أولى', excerpt: 'نص أطول' },
    { id: second, title: '' },
  ]);
  expect((await read(first, other)).body).toMatchObject({ content: '<p>نص أطول</p>', version: 2 });
});

test('a draft keeps its texts, and its pictures, above the text and in it, until one is taken off', async () => {
  const id = randomUUID();
  const content = `<p>نص<img src="${dataUri(await aPhoto())}" alt="شجرة"></p>`;
  const texts = eachPostText((name) => `نص ${name}`);
  const { draft } = (await save(id, 0, { content, image: await aPhoto(), ...texts })).body;
  const [inText = ''] = sourcesIn(draft.content);
  expect([await media(draft.image), await media(inText)]).toEqual([200, 200]);
  const again = (await save(id, 1, { content: draft.content, ...texts })).body.draft;
  expect(again).toMatchObject({ content: draft.content, image: draft.image, ...texts });
  const without = (await save(id, 2, { content: draft.content, withoutImage: 'true' })).body.draft;
  expect([without.image, await media(inText)]).toEqual([null, 200]);
});

test('a picture that was cut out of a draft comes back when its author undoes that', async () => {
  const id = randomUUID();
  const content = `<p>نص<img src="${dataUri(await aPhoto())}" alt="شجرة"></p>`;
  const { draft } = (await save(id, 0, { content })).body;
  await save(id, 1, { content: '<p>نص</p>' });
  const back = (await save(id, 2, { content: draft.content })).body.draft;
  expect(back.content).toBe(draft.content);
  expect(await media(sourcesIn(back.content)[0] ?? '')).toBe(200);
});

test('a picture of another site stays in a draft as it was pasted', async () => {
  const content = '<p><img src="https://elsewhere.example/a.png" alt="شجرة"></p>';
  expect((await save(randomUUID(), 0, { content })).body.draft.content).toBe(content);
});

test('of two devices the later one is shown what the earlier saved, and saves over it once it has seen it', async () => {
  const id = randomUUID();
  await save(id, 0, { title: 'البداية', device: 'phone-001' });
  await save(id, 1, { title: 'من الحاسوب', device: 'desk-0001' });
  const refused = await save(id, 1, { title: 'من الهاتف', device: 'phone-001' });
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'conflict', current: { title: 'من الحاسوب', version: 2 } },
  });
  expect((await save(id, 2, { title: 'من الهاتف', device: 'phone-001' })).body.draft.title).toBe('من الهاتف');
});

test('a device whose answer was lost saves on, over nobody', async () => {
  const id = randomUUID();
  await save(id, 0, { title: 'أ', device: 'phone-001' });
  await save(id, 1, { title: 'أب', device: 'phone-001' });
  expect((await save(id, 1, { title: 'أبج', device: 'phone-001' })).body.draft).toMatchObject({
    title: 'أبج',
    version: 3,
  });
});

test('a published draft is a post of this moment, with its pictures, and a draft no more', async () => {
  const id = randomUUID();
  const old = new Date(Date.now() - 86_400_000);
  const { draft } = (await save(id, 0, { title: 'حملة', image: await aPhoto() })).body;
  await portal.db.updateTable('posts').set({ published_at: old, updated_at: old }).where('id', '=', id).execute();
  const { status, body } = await publishDraft(id, 1, { title: 'حملة التشجير' });
  expect(status).toBe(201);
  expect(body.post).toMatchObject({ id, title: 'حملة التشجير', image: draft.image });
  expect(Date.parse(body.post.publishedAt)).toBeGreaterThan(old.getTime() + 80_000_000);
  expect(body.post.updatedAt).toBe(body.post.publishedAt);
  expect((await portal.get(`/api/post/${id}`)).status).toBe(200);
  expect((await read(id)).status).toBe(404);
  expect((await save(id, 0, { title: 'متأخرة' })).status).toBe(404);
});

test('a post that was never saved as a draft takes the id of one, and is published once', async () => {
  const id = randomUUID();
  const key = { idempotencyKey: 'once-0001' };
  const [first, second] = [await publishDraft(id, 0, key), await publishDraft(id, 0, key)];
  expect([first.body.post.id, second.body.post.id]).toEqual([id, id]);
  expect((await publishDraft(id, 0, { idempotencyKey: 'once-0002' })).status).toBe(404);
});

test('a draft that was changed elsewhere is not published, nor one that is gone', async () => {
  const id = randomUUID();
  await save(id, 0, { title: 'البداية', device: 'phone-001' });
  await save(id, 1, { title: 'من الحاسوب', device: 'desk-0001' });
  const refused = await publishDraft(id, 1, { device: 'phone-001' });
  expect([refused.status, refused.body.current.title]).toEqual([409, 'من الحاسوب']);
  await remove(id);
  expect((await publishDraft(id, 2)).status).toBe(404);
});

test('a deleted draft is gone at once, with its picture', async () => {
  const id = randomUUID();
  const { draft } = (await save(id, 0, { image: await aPhoto() })).body;
  expect(await remove(id)).toMatchObject({ status: 200, body: { message: 'تم حذف المسودة' } });
  expect([(await read(id)).status, await media(draft.image)]).toEqual([404, 404]);
});

test('a draft is bounded as a post is, and their number too', async () => {
  const { member, as } = await aMember();
  const long = await save(randomUUID(), 0, { title: 'أ'.repeat(limits.title[1] + 1) }, as);
  expect([long.status, Object.keys(long.body.fields)]).toEqual([400, ['title']]);
  const drafts = Array.from({ length: limits.draftsPerMember }, () => insertDraft(portal.db, member));
  const [some] = await Promise.all(drafts);
  const refused = await save(randomUUID(), 0, { title: 'زائدة' }, as);
  expect(refused).toMatchObject({ status: 409, body: { message: expect.stringContaining('من «مسوداتي»') } });
  expect(refused.body.current).toBeUndefined();
  expect((await save(some?.id ?? '', 1, { title: 'باقية' }, as)).status).toBe(200);
});

test('what one member wrote is not saved for another who signed in meanwhile', async () => {
  const { member } = await aMember();
  const { as } = await aMember();
  expect((await save(randomUUID(), 0, { title: 'سر', author: member.id }, as)).status).toBe(403);
  expect(await list(as)).toEqual([]);
});

test('a draft that begins under an id which is none is rejected', async () => {
  expect((await save('x', 0)).status).toBe(400);
});

describe('a draft that its author alone may see', () => {
  const secret = 'سرّ المسودة';
  const encoded = encodeURIComponent('المسودة');
  const endless = new Set(['/api/changes']);

  test.each([
    ['a visitor', undefined],
    ['another member of its office', 'OM'],
    ['the head of its office', 'OP'],
    ['an administrator', 'AD'],
  ] as const)('is in nothing that %s can read', async (_, role) => {
    const { member } = await aMember();
    const draft = await insertDraft(portal.db, member, { title: secret, text: secret, content: secret });
    const scheduled_for = new Date(Date.now() + 86_400_000);
    await insertDraft(portal.db, member, { title: secret, text: secret, status: 'scheduled', scheduled_for });
    const reader = role && (await insertMember(portal.db, { role, office_id: member.office_id }));
    const as = reader ? await signedInAs(portal.db, reader) : {};
    const gets = listRoutes(portal.app).filter((route) => route.startsWith('GET ') && !route.includes('*'));
    const discovered = ['/sitemap.xml', '/feeds/posts.xml', '/feeds/posts.atom', '/cards/posts/:id.jpg'];
    const urls = [...gets.map((route) => route.slice(4)), ...discovered]
      .filter((url) => !endless.has(url))
      .flatMap((url) =>
        [draft.id, member.id, member.office_id].flatMap((id) => {
          const path = url.replace(/:\w+/g, (name) => (name === ':version' ? '1' : id));
          const queries = ['', `?office=${member.office_id}`, `?author=${member.id}`, `?q=${encoded}`, '?sample=50'];
          return queries.map((query) => `${path}${query}`);
        }),
      );
    expect(urls).toEqual(expect.arrayContaining([`/api/post/${draft.id}`, `/api/post?author=${member.id}`]));
    for (const url of new Set(urls)) {
      const { body } = await portal.app.inject({ url, ...as });
      expect([url, body.includes(secret), body.replaceAll(url, '').includes(draft.id)]).toEqual([url, false, false]);
    }
    expect((await portal.get(`/api/post/${draft.id}`, as)).status).toBe(404);
  });

  test('is counted nowhere, and announced to nobody until it is published', async () => {
    const { member, as } = await aMember();
    const head = await insertMember(portal.db, { role: 'OP', office_id: member.office_id });
    const asHead = await signedInAs(portal.db, head);
    const figures = async () => {
      const { totalPosts, series } = (await portal.get('/api/dashboard/statics', asHead)).body;
      const space = (await portal.get(`/api/org/provincial-offices/${member.office_id}`)).body;
      const found = await portal.get(`/api/post?author=${member.id}`);
      return [totalPosts, series.at(-1).posts, space.totals.posts, found.headers['x-total-count']];
    };
    const id = randomUUID();
    await save(id, 0, { title: secret }, as);
    await save(id, 1, { title: `${secret} أطول` }, as);
    expect(await figures()).toEqual([0, 0, 0, '0']);
    await portal.post('/api/post', aForm({ ...blank, title: 'حملة', author: member.id, draft: id }), seen(2, as));
    expect(await figures()).toEqual([1, 1, 1, '1']);
  });

  test('can be neither pinned, edited, deleted nor removed as a post is', async () => {
    const { member, as } = await aMember();
    const { id } = await insertDraft(portal.db, member);
    const asAdmin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
    const replies = [
      portal.put(`/api/post/${id}`, aForm({ title: 'ع', content: '<p>ن</p>', type: 'Post' }), as),
      portal.put(`/api/post/${id}/pin`, { pinned: true }, as),
      portal.delete(`/api/post/${id}`, as),
      portal.get(`/api/post/${id}/revisions`, as),
      portal.call('DELETE', `/api/dashboard/post/${id}`, { payload: { reason: 'سبب' }, ...asAdmin }),
      portal.post(`/api/trash/${id}/restore`, undefined, as),
    ];
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});
