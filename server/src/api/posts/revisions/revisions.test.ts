import { eachPostText, postTextNames } from 'shared-api/contract/posts/post-texts';
import { RevisionsReply, RevisionText } from 'shared-api/contract/posts/revisions.contract';
import * as v from 'valibot';
import { aPhoto } from '../../../../test/a-form.ts';
import { insertMember, insertPost, insertRevision, signedInAs } from '../../../../test/factories.ts';
import { serverLimits } from '../../../limits.ts';
import { collectPictures } from '../../../platform/pictures/collect-pictures.ts';
import { picturesService } from '../../../platform/pictures/pictures.service.ts';
import { author, dataUri, edit, media, portal, publish, session, sourcesIn } from '../testing/an-author.ts';

const at = (id: string) => `/api/post/${id}/revisions`;
const seeing = (version: number) => ({ ...session, headers: { 'if-match': `"${version}"` } });
const list = async (id: string) => v.parse(RevisionsReply, (await portal.get(at(id), session)).body).revisions;
const read = async (id: string, version: number) =>
  v.parse(RevisionText, (await portal.get(`${at(id)}/${version}`, session)).body);
const restore = (id: string, version: number, as: object = session) =>
  portal.post(`${at(id)}/${version}/restore`, undefined, as);

/** Once everything is a day old that could be collected. */
async function collectUnused() {
  await portal.db
    .updateTable('pictures')
    .set({ created_at: new Date(0) })
    .execute();
  await collectPictures(picturesService({ db: portal.db, media: portal.media }), portal.app.log);
}

test('an author who edits twice reads both texts that were replaced, the newest first', async () => {
  const { post } = (await publish({ title: 'الأول', content: '<p>واحد</p>' })).body;
  await edit(post.id, { title: 'الثاني', content: '<p>اثنان</p>', type: 'Ad' });
  await edit(post.id, { title: 'الثالث', content: '<p>ثلاثة</p>' });
  const revisions = await list(post.id);
  expect(revisions).toMatchObject([
    { version: 2, title: 'الثاني', type: 'Ad', replacedBy: { id: author.id, name: author.name } },
    { version: 1, title: 'الأول', type: 'Post', savedAt: post.updatedAt },
  ]);
  expect(await read(post.id, 1)).toMatchObject({ title: 'الأول', content: '<p>واحد</p>', image: null, picture: null });
});

test('the words of a picture come back with it', async () => {
  const words = { imageAlt: 'طلبة يغرسون شجرة', imageCaption: 'أمام المكتبة' };
  const { post } = (await publish({ image: await aPhoto(), ...words })).body;
  await edit(post.id, { imageAlt: 'شجرة', imageCaption: '' });
  expect(await read(post.id, 1)).toMatchObject({ image: post.image, ...words });
  expect((await restore(post.id, 1)).body.post).toMatchObject({ image: post.image, ...words });
});

test.each(postTextNames)('an edit of %s alone leaves a revision that has it', async (name) => {
  const texts = eachPostText((each) => `نص ${each}`);
  const { post } = (await publish({ image: await aPhoto(), ...texts })).body;
  expect((await edit(post.id, { [name]: 'نص آخر' })).body.post).toMatchObject({ ...texts, [name]: 'نص آخر' });
  expect(await read(post.id, 1)).toMatchObject(texts);
});

test('a save that changes nothing leaves no revision', async () => {
  const { post } = (await publish()).body;
  expect((await edit(post.id)).body.post.version).toBe(2);
  expect(await list(post.id)).toEqual([]);
});

test('of an edit that is rejected nothing is kept', async () => {
  const { post } = (await publish()).body;
  expect((await edit(post.id, { title: 'متأخر' }, seeing(7))).status).toBe(409);
  expect((await edit(post.id, { title: '' })).status).toBe(400);
  expect(await list(post.id)).toEqual([]);
});

test('the last texts of a post are kept, and no more', async () => {
  const { id } = await insertPost(portal.db, author);
  const count = serverLimits.revisionsOfPost + 2;
  for (let number = 1; number <= count; number += 1) await edit(id, { title: `عنوان ${number}` });
  const versions = (await list(id)).map(({ version }) => version);
  expect(versions).toEqual(Array.from({ length: serverLimits.revisionsOfPost }, (_, index) => count - index));
});

describe('an author who restores a text', () => {
  test('has it back whole, with its pictures, as an edit that can itself be undone', async () => {
    const content = `<p>نص<img src="${dataUri(await aPhoto())}"></p>`;
    const { post } = (await publish({ title: 'الأول', content, image: await aPhoto() })).body;
    await edit(post.id, { title: 'الثاني', content: '<p>قصير</p>', type: 'Ad', image: await aPhoto() });
    const reply = await restore(post.id, 1, seeing(2));
    const { title, type, excerpt, image, picture, publishedAt } = post;
    expect(reply).toMatchObject({ status: 200, body: { message: 'تمت استعادة النص السابق بنجاح' } });
    expect(reply.body.post).toMatchObject({ title, type, excerpt, image, picture, publishedAt, version: 3 });
    expect(reply.body.post.content).toBe(post.content);
    expect(await list(post.id)).toMatchObject([
      { version: 2, title: 'الثاني' },
      { version: 1, title: 'الأول' },
    ]);
    const found = await portal.get(`/api/post?author=${author.id}&q=${encodeURIComponent('الأول')}`);
    expect(found.body.map(({ id }: { id: string }) => id)).toContain(post.id);
  });

  test('without a picture sees that of the present text go', async () => {
    const { post } = (await publish({ title: 'بلا صورة' })).body;
    await edit(post.id, { title: 'بصورة', image: await aPhoto() });
    expect((await restore(post.id, 1)).body.post).toMatchObject({ title: 'بلا صورة', image: null, picture: null });
  });

  test('that another window replaced meanwhile is told what the post says now', async () => {
    const { post } = (await publish({ title: 'الأول' })).body;
    const { body } = await edit(post.id, { title: 'الثاني' });
    const late = await restore(post.id, 1, seeing(1));
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', current: body.post } });
    expect(await list(post.id)).toHaveLength(1);
  });
});

test('a pinned announcement that becomes a post again is not pinned', async () => {
  const general = await insertMember(portal.db, { role: 'SG' });
  const as = await signedInAs(portal.db, general);
  const post = await insertPost(portal.db, general, { type: 'Ad', version: 2 });
  await insertRevision(portal.db, post, general);
  await portal.put(`/api/post/${post.id}/pin`, { pinned: true }, as);
  expect((await restore(post.id, 1, as)).body.post).toMatchObject({ type: 'Post', pinned: false });
});

test('an author takes the picture off a published post with its words, and has it back from a revision', async () => {
  const words = { imageAlt: 'طلبة يغرسون شجرة', imageCaption: 'أمام المكتبة' };
  const { post } = (await publish({ image: await aPhoto(), ...words })).body;
  expect((await edit(post.id, { title: 'بصورتها' })).body.post.image).toBe(post.image);
  const without = { image: null, picture: null, imageAlt: '', imageCaption: '' };
  expect((await edit(post.id, { withoutImage: 'true' })).body.post).toMatchObject(without);
  const other = (await edit(post.id, { withoutImage: 'true', image: await aPhoto() })).body.post;
  expect([typeof other.image, other.imageAlt]).toEqual(['string', '']);
  expect((await restore(post.id, 1)).body.post).toMatchObject({ image: post.image, ...words });
});

test('pictures that only a revision holds outlive the collection, and go with it', async () => {
  const content = `<p>نص<img src="${dataUri(await aPhoto())}"></p>`;
  const { post } = (await publish({ content, image: await aPhoto() })).body;
  const [inText = ''] = sourcesIn(post.content);
  await edit(post.id, { content: '<p>بلا صور</p>', image: await aPhoto() });
  await collectUnused();
  expect([await media(post.image), await media(inText)]).toEqual([200, 200]);
  for (let number = 0; number < serverLimits.revisionsOfPost; number += 1) await edit(post.id, { title: `${number}` });
  expect([await media(post.image), await media(inText)]).toEqual([404, 404]);
});

test('nobody but its author reads what a post said before, or restores it', async () => {
  const post = await insertPost(portal.db, author);
  await insertRevision(portal.db, post, author);
  for (const role of ['AD', 'OP', 'OM'] as const) {
    const as = await signedInAs(portal.db, await insertMember(portal.db, { role, office_id: author.office_id }));
    const replies = [portal.get(at(post.id), as), portal.get(`${at(post.id)}/1`, as), restore(post.id, 1, as)];
    expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([403, 403, 403]);
  }
  expect((await portal.get(at(post.id))).status).toBe(401);
});

test.each(['2', 'x', '99999999999', '-1'])('there is no revision %s', async (version) => {
  const post = await insertPost(portal.db, author);
  await insertRevision(portal.db, post, author);
  expect((await portal.get(`${at(post.id)}/${version}`, session)).status).toBe(404);
  expect((await portal.post(`${at(post.id)}/${version}/restore`, undefined, session)).status).toBe(404);
});

test('of a post that is not there nothing is read', async () => {
  expect((await portal.get(at('no-such-id'), session)).status).toBe(404);
  expect((await restore('no-such-id', 1)).status).toBe(404);
});
