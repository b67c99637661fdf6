/** @jest-environment node */
import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { limits } from 'shared-api/contract/limits';
import { visibleLength } from 'shared-api/contract/text.contract';
import { aForm, aPhoto } from '../../test/a-form.ts';
import { buildTestApp, type TestApp } from '../../test/build-test-app.ts';
import { insertMember, insertPost, signedInAs } from '../../test/factories.ts';

let portal: TestApp;
let author: Awaited<ReturnType<typeof insertMember>>;
let session: Awaited<ReturnType<typeof signedInAs>>;

beforeAll(async () => {
  portal = await buildTestApp();
  author = await insertMember(portal.db);
  session = await signedInAs(portal.db, author);
});
afterAll(() => portal.close());

const fieldsOf = (changes: Record<string, string | Buffer> = {}) => ({
  title: 'حملة تبرع',
  content: '<p>نص</p>',
  type: 'Post',
  author: author.id,
  ...changes,
});
const publish = (changes: Record<string, string | Buffer> = {}, as = session) =>
  portal.post('/api/post', aForm(fieldsOf(changes)), as);
const edit = (id: string, changes: Record<string, string | Buffer> = {}, as = session) =>
  portal.put(`/api/post/${id}`, aForm(fieldsOf(changes)), as);
const without = (field: string) => {
  const fields: Record<string, string | Buffer> = fieldsOf();
  delete fields[field];
  return aForm(fields);
};
const media = async (url: string) => (await portal.app.inject(url)).statusCode;
const dataUri = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`;
const sourcesIn = (content: string) => [...content.matchAll(/src="([^"]*)"/g)].map(([, src]) => src ?? '');
const countPictures = async () => (await portal.db.selectFrom('pictures').select('hash').execute()).length;

test('a member publishes a post with a picture, and a visitor reads it', async () => {
  const { status, body } = await publish({ title: ' حملة ', image: await aPhoto(1200, 800) });
  expect([status, body.message]).toEqual([201, 'تم نشر المنشور بنجاح']);
  const { body: seen } = await portal.get(`/api/post/${body.post.id}`);
  expect(seen).toMatchObject({ title: 'حملة', content: '<p>نص</p>', excerpt: 'نص', type: 'Post', pinned: false });
  expect(seen.author.id).toBe(author.id);
  expect(seen.picture).toMatchObject({ width: 1200, height: 800 });
  expect(await media(seen.image)).toBe(200);
});

test('a member publishes an announcement with a title alone', async () => {
  const { status, body } = await publish({ type: 'Ad', content: '<p><br></p>' });
  expect([status, body.post]).toMatchObject([201, { type: 'Ad', content: '', excerpt: '', image: null }]);
});

test('a member edits a post; its picture stays until another is sent', async () => {
  const { body: before } = await publish({ image: await aPhoto() });
  const { status, body } = await edit(before.post.id, { title: 'آخر', content: '<p>جديد</p>', type: 'Ad' });
  expect([status, body.message]).toEqual([200, 'تم تعديل المنشور بنجاح']);
  expect(body.post).toMatchObject({ title: 'آخر', excerpt: 'جديد', type: 'Ad', image: before.post.image });
  expect(body.post.publishedAt).toBe(before.post.publishedAt);
  const { body: after } = await edit(before.post.id, { image: await aPhoto() });
  expect(after.post.image).not.toBe(before.post.image);
  expect([await media(before.post.image), await media(after.post.image)]).toEqual([404, 200]);
});

test('a member deletes a post, and its files go with it', async () => {
  const { body } = await publish({ image: await aPhoto(), content: `<p><img src="${dataUri(await aPhoto())}"></p>` });
  const [inText = ''] = sourcesIn(body.post.content);
  expect([await media(body.post.image), await media(inText)]).toEqual([200, 200]);
  const reply = await portal.delete(`/api/post/${body.post.id}`, session);
  expect([reply.status, reply.body]).toEqual([200, { message: 'تم حذف المنشور بنجاح' }]);
  expect((await portal.get(`/api/post/${body.post.id}`)).status).toBe(404);
  expect([await media(body.post.image), await media(inText)]).toEqual([404, 404]);
});

test('a picture that another post shows too stays', async () => {
  const image = await aPhoto();
  const first = await publish({ image });
  const second = await publish({ image });
  await portal.delete(`/api/post/${first.body.post.id}`, session);
  expect(await media(second.body.post.image)).toBe(200);
});

test('an AD deletes the post of another, which is recorded; its author deletes without a record', async () => {
  const admin = await insertMember(portal.db, { role: 'AD' });
  const { body } = await publish();
  expect((await portal.delete(`/api/post/${body.post.id}`, await signedInAs(portal.db, admin))).status).toBe(200);
  const entries = await portal.db.selectFrom('audit_entries').select(['actor_id', 'act', 'subject']).execute();
  expect(entries).toEqual([{ actor_id: admin.id, act: 'post.deleted', subject: body.post.id }]);
  await portal.delete(`/api/post/${(await publish()).body.post.id}`, session);
  expect(await portal.db.selectFrom('audit_entries').select('id').execute()).toHaveLength(1);
});

describe('who may', () => {
  const calls: [string, (id: string, as: object) => Promise<{ status: number }>][] = [
    ['edit', (id, as) => portal.put(`/api/post/${id}`, aForm(fieldsOf()), as)],
    ['delete', (id, as) => portal.delete(`/api/post/${id}`, as)],
    ['pin', (id, as) => portal.put(`/api/post/${id}/pin`, { pinned: true }, as)],
  ];

  test.each(calls)('a visitor may not %s', async (_, call) => {
    const { id } = await insertPost(portal.db, author);
    expect((await call(id, {})).status).toBe(401);
  });

  test.each([
    ['edit', 'AD', 403],
    ['edit', 'OP', 403],
    ['edit', 'OM', 403],
    ['delete', 'AD', 200],
    ['delete', 'OP', 403],
    ['delete', 'SG', 403],
    ['delete', 'OM', 403],
    ['pin', 'AD', 403],
    ['pin', 'SG', 403],
  ] as const)('the post of another: to %s it as %s is answered %i', async (deed, role, status) => {
    const { id } = await insertPost(portal.db, author);
    const member = await insertMember(portal.db, { role, office_id: author.office_id });
    const call = calls.find(([name]) => name === deed)?.[1];
    expect((await call?.(id, await signedInAs(portal.db, member)))?.status).toBe(status);
  });

  test.each(['AD', 'OP', 'OM'] as const)('%s may not pin even its own post', async (role) => {
    const member = await insertMember(portal.db, { role });
    const { id } = await insertPost(portal.db, member);
    const reply = await portal.put(`/api/post/${id}/pin`, { pinned: true }, await signedInAs(portal.db, member));
    expect(reply.status).toBe(403);
  });

  test('a visitor and who is not yet activated may not publish, nor anyone under the name of another', async () => {
    expect((await portal.post('/api/post', aForm(fieldsOf()))).status).toBe(401);
    const waiting = await insertMember(portal.db, { is_active: false });
    const asWaiting = await signedInAs(portal.db, waiting);
    expect((await publish({ author: waiting.id }, asWaiting)).status).not.toBe(201);
    const other = await insertMember(portal.db);
    expect(await publish({}, await signedInAs(portal.db, other))).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  test.each(calls)('what is not there cannot be served by: %s', async (_, call) => {
    expect((await call('00000000-0000-4000-8000-000000000000', session)).status).toBe(404);
    expect((await call('no-such-id', session)).status).toBe(404);
  });
});

describe('bad input', () => {
  test.each(['title', 'content', 'type', 'author'])('a post without %s is refused', async (field) => {
    const { status, body } = await portal.post('/api/post', without(field), session);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test.each([
    ['title', '  '],
    ['title', 'ط'.repeat(limits.title[1] + 1)],
    ['type', 'News'],
    ['content', `<p>${'a'.repeat(limits.content[1])}</p>`],
    ['content', '<'.repeat(15_000_000)],
    ['content', `<p>${'<img src="data:image/gif;base64,R0lG">'.repeat(limits.picturesInText + 1)}</p>`],
  ])('a bad %s is refused', async (field, value) => {
    const { status, body } = await publish({ [field]: value });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test.each(['', ' ', '<p><br></p>', '<script>x</script>'])(
    'an edited post needs content: %j has none',
    async (content) => {
      const { id } = await insertPost(portal.db, author);
      const { status, body } = await edit(id, { content });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['content']]);
    },
  );

  test('what is no picture is refused, and nothing of the post is kept', async () => {
    const [posts, pictures] = [(await portal.get('/api/post')).headers['x-total-count'], await countPictures()];
    const reply = await publish({ image: Buffer.from('<svg/>'), content: `<img src="${dataUri(await aPhoto())}">` });
    expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media']);
    expect((await publish({ image: Buffer.alloc(limits.uploadBytes + 1) })).status).toBe(413);
    expect((await portal.get('/api/post')).headers['x-total-count']).toBe(posts);
    expect(await countPictures()).toBe(pictures);
  });

  test('a pin that is no yes or no is refused', async () => {
    const { id } = await insertPost(portal.db, author);
    expect((await portal.put(`/api/post/${id}/pin`, { pinned: 'yes' }, session)).status).toBe(400);
  });
});

describe('pictures inside the text', () => {
  test('they become files, with their measures, and the rest of the text stays', async () => {
    const photo = dataUri(await aPhoto(2000, 1000));
    const { body } = await publish({
      content: `<p>قبل<img src="${photo}" alt="بحر">بعد</p><p><img src='${photo}'></p>`,
    });
    expect(body.post.content).toMatch(
      /^<p>قبل<img src="\/media\/[0-9a-f]{32}-960\.webp" alt="بحر" width="960" height="480">بعد<\/p><p><img src="[^"]*" width="960" height="480"><\/p>$/,
    );
    for (const source of sourcesIn(body.post.content)) expect(await media(source)).toBe(200);
    const again = await edit(body.post.id, { content: body.post.content });
    expect(again.body.post.content).toBe(body.post.content);
    for (const source of sourcesIn(body.post.content)) expect(await media(source)).toBe(200);
  });

  test.each([
    ['a drawing', dataUri(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml')],
    ['a page', 'data:text/html;base64,PHNjcmlwdD4='],
    ['what says it is a picture', dataUri(Buffer.from('<script>'))],
    ['a picture that breaks off', 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='],
    ['nothing', 'data:,'],
    ['an address of ours that shows nothing', `/media/${'0'.repeat(32)}-960.webp`],
    ['another path of ours', '/api/auth/session'],
  ])('%s is left out', async (_, source) => {
    const { status, body } = await publish({ content: `<p>نص<img src="${source}"></p>` });
    expect([status, body.post.content]).toEqual([201, '<p>نص</p>']);
  });

  test('one that is taken out of the text is removed', async () => {
    const { body } = await publish({ content: `<p>نص<img src="${dataUri(await aPhoto())}"></p>` });
    const [source = ''] = sourcesIn(body.post.content);
    await edit(body.post.id, { content: '<p>نص</p>' });
    expect(await media(source)).toBe(404);
  });
});

describe('when something fails half-way', () => {
  const filesOf = async () => (await portal.db.selectFrom('pictures').select('hash').execute()).length;

  test('in the database: neither the post nor its pictures are kept', async () => {
    await sql`alter table posts add constraint fails check (title <> 'سقوط')`.execute(portal.db);
    const before = await filesOf();
    const stored: string[] = [];
    const keep = portal.media.put;
    const put = jest.spyOn(portal.media, 'put').mockImplementation((name, bytes) => {
      stored.push(name);
      return keep(name, bytes);
    });
    const { status } = await publish({
      title: 'سقوط',
      image: await aPhoto(),
      content: `<img src="${dataUri(await aPhoto())}">`,
    });
    put.mockRestore();
    expect([status, await filesOf()]).toEqual([500, before]);
    expect(stored.length).toBeGreaterThan(1);
    for (const name of stored) expect(await media(`/media/${name}`)).toBe(404);
  });

  test('in the media store: the post is not there, nor a row for its picture', async () => {
    const before = await filesOf();
    const put = jest.spyOn(portal.media, 'put').mockRejectedValue(new Error('the disk is full'));
    expect((await publish({ title: 'قرص ممتلئ', image: await aPhoto() })).status).toBe(500);
    put.mockRestore();
    expect(await filesOf()).toBe(before);
    expect((await portal.get(`/api/post?q=${encodeURIComponent('قرص ممتلئ')}`)).body).toEqual([]);
  });
});

describe('the excerpt', () => {
  test.each([
    ['plain letters', 'a'],
    ['letters with many signs', 'بَّٰ'],
    ['families', '👨‍👩‍👧‍👦'],
  ])('holds more than a card shows, of %s', async (_, character) => {
    const { body } = await publish({ content: `<p>${character.repeat(400)}</p>` });
    expect(visibleLength(body.post.excerpt)).toBeGreaterThanOrEqual(limits.cardTextLength);
    expect(character.repeat(400).startsWith(body.post.excerpt)).toBe(true);
  });

  test('is plain text', async () => {
    const { body } = await publish({
      content: '<h2>عنوان</h2><ol><li data-list="bullet">1 &lt; 2 &amp; "3"</li></ol>',
    });
    expect(body.post.excerpt).toBe('عنوان 1 < 2 & "3"');
  });
});

describe('the pin', () => {
  const pinnedOf = async (id: string) => {
    const { body } = await portal.get(`/api/post?author=${id}`);
    return body.filter(({ pinned }: { pinned: boolean }) => pinned).map(({ title }: { title: string }) => title);
  };

  test('a secretary-general pins one post and one announcement at most', async () => {
    const head = await insertMember(portal.db, { role: 'SG' });
    const as = await signedInAs(portal.db, head);
    const titles = ['أول', 'ثان', 'إعلان'];
    const [first, second, ad] = await Promise.all(
      titles.map((title) => insertPost(portal.db, head, { title, type: title === 'إعلان' ? 'Ad' : 'Post' })),
    );
    const pin = (post: { id: string } | undefined, pinned = true) =>
      portal.put(`/api/post/${post?.id}/pin`, { pinned }, as);
    expect(await pin(first)).toMatchObject({ status: 200, body: { post: { id: first?.id, pinned: true } } });
    await pin(ad);
    await Promise.all([pin(second), pin(second), pin(first), pin(second)]);
    expect((await pinnedOf(head.id)).length).toBe(2);
    await pin(second);
    expect((await pinnedOf(head.id)).toSorted()).toEqual(['إعلان', 'ثان']);
    await edit(second?.id ?? '', { type: 'Ad', title: 'ثان' }, as);
    expect(await pinnedOf(head.id)).toEqual(['إعلان']);
    await pin(ad, false);
    expect(await pinnedOf(head.id)).toEqual([]);
  });
});
