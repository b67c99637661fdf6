import { aPhoto } from '../../../test/a-form.ts';
import { insertMember, insertPost, signedInAs } from '../../../test/factories.ts';
import { countPictures, edit, portal, publish, session } from './testing/an-author.ts';

/** A window that shows the post in this version. */
const seeing = (version: number | string, as = session) => ({ ...as, headers: { 'if-match': `"${version}"` } });
const read = async (id: string) => (await portal.get(`/api/post/${id}`)).body;

test('an author who edits one post in two windows is told in the second what the first saved', async () => {
  const { post } = (await publish()).body;
  expect(post.version).toBe(1);
  const first = await edit(post.id, { title: 'من الأولى' }, seeing(1));
  expect(first).toMatchObject({ status: 200, body: { post: { title: 'من الأولى', version: 2 } } });
  const pictures = await countPictures();
  const second = await edit(post.id, { title: 'من الثانية', image: await aPhoto() }, seeing(1));
  expect(second).toMatchObject({ status: 409, body: { code: 'conflict', current: first.body.post } });
  expect(await read(post.id)).toEqual(first.body.post);
  expect(await countPictures()).toBe(pictures);
  expect((await edit(post.id, { title: 'من الثانية' }, seeing(2))).status).toBe(200);
});

test('of two windows that save at the same moment one is told of the other', async () => {
  const { post } = (await publish()).body;
  const titles = ['هنا', 'هناك'];
  const replies = await Promise.all(titles.map((title) => edit(post.id, { title }, seeing(1))));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const late = replies.find(({ status }) => status === 409);
  expect(late?.body.current).toEqual(await read(post.id));
});

test('a client that names no version edits the post as it stands, and what is no version matches none', async () => {
  const { post } = (await publish()).body;
  await edit(post.id, { title: 'قبل' }, seeing(1));
  expect(await edit(post.id, { title: 'بعد' })).toMatchObject({ status: 200, body: { post: { version: 3 } } });
  expect((await edit(post.id, {}, seeing('x'))).status).toBe(409);
});

test('a pin, which moves from post to post, changes nothing that its author edits', async () => {
  const head = await insertMember(portal.db, { role: 'SG' });
  const as = await signedInAs(portal.db, head);
  const [{ id }, other] = await Promise.all([insertPost(portal.db, head), insertPost(portal.db, head)]);
  for (const pinned of [id, other.id]) await portal.put(`/api/post/${pinned}/pin`, { pinned: true }, as);
  expect((await edit(id, {}, seeing(1, as))).status).toBe(200);
});

test('another member is not shown the post in reply to a wrong version of it', async () => {
  const { post } = (await publish()).body;
  const reply = await edit(post.id, {}, seeing(9, await signedInAs(portal.db, await insertMember(portal.db))));
  expect(reply).toMatchObject({ status: 403, body: expect.not.objectContaining({ current: expect.anything() }) });
});
