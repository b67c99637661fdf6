import { jest } from '@jest/globals';
import { sql } from 'kysely';
import { limits } from 'shared-api/contract/limits';
import { aPhoto } from '../../../test/a-form.ts';
import { insertMember, signedInAs } from '../../../test/factories.ts';
import { rejections } from '../../messages.ts';
import { author, countPictures, dataUri, edit, media, portal, publish, session } from './testing/an-author.ts';

test('a member publishes a post with a picture, and a visitor reads it', async () => {
  const { status, body } = await publish({ title: ' حملة ', image: await aPhoto(1200, 800) });
  expect([status, body.message]).toEqual([201, 'تم نشر المنشور بنجاح']);
  const { body: seen } = await portal.get(`/api/post/${body.post.id}`);
  expect(seen).toMatchObject({ title: 'حملة', content: '<p>نص</p>', excerpt: 'نص', type: 'Post', pinned: false });
  expect(seen.author.id).toBe(author.id);
  expect(seen.picture).toMatchObject({ width: 1200, height: 800 });
  expect(await media(seen.image)).toBe(200);
});

test('a member whose line lost the answer sends a post again, and it is published once', async () => {
  const sent = { title: 'مرة واحدة', idempotencyKey: 'k-1234567', image: await aPhoto() };
  const first = await publish(sent);
  const again = await publish(sent);
  expect([again.status, again.body.post.id]).toEqual([201, first.body.post.id]);
  const atOnce = await Promise.all([1, 2, 3].map(() => publish({ ...sent, idempotencyKey: 'k-7654321' })));
  expect(new Set(atOnce.map(({ status, body }) => `${status} ${body.post?.id}`)).size).toBe(1);
  expect(atOnce[0]?.body.post.id).not.toBe(first.body.post.id);
  expect(await media(first.body.post.image)).toBe(200);
});

test('a member who published as much as fits a day reads so, loses nothing, and publishes the day after', async () => {
  const member = await insertMember(portal.db);
  const as = await signedInAs(portal.db, member);
  const day = 24 * 60 * 60 * 1000;
  const spend = (name: string, points: number, expire = Date.now() + day) =>
    portal.db
      .insertInto('rate_limits')
      .values({ key: `${name}:${member.id}`, points, expire })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ points, expire }))
      .execute();
  const send = async () => publish({ author: member.id, image: await aPhoto() }, as);
  await spend('posts', limits.postsPerDay);
  const { status, headers, body } = await send();
  expect([status, body.code, body.message]).toEqual([429, 'too_many_requests', rejections.dailyLimit]);
  expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 60 * 60);
  await spend('posts', limits.postsPerDay, Date.now() - 1);
  await spend('pictures', limits.picturesPerDay);
  expect((await send()).status).toBe(429);
  await spend('pictures', limits.picturesPerDay - 1);
  expect((await send()).status).toBe(201);
});

test('two members who happen to send the same key publish a post each', async () => {
  const other = await insertMember(portal.db);
  const idempotencyKey = 'k-2345678';
  const mine = await publish({ idempotencyKey });
  const theirs = await publish({ idempotencyKey, author: other.id }, await signedInAs(portal.db, other));
  expect([mine.status, theirs.status]).toEqual([201, 201]);
  expect(theirs.body.post.id).not.toBe(mine.body.post.id);
});

test('a member publishes an announcement with a title alone', async () => {
  const { status, body } = await publish({ type: 'Ad', content: '<p><br></p>' });
  expect([status, body.post]).toMatchObject([201, { type: 'Ad', content: '', excerpt: '', image: null }]);
});

test('a member edits a post; its picture stays until another is sent, and the former one with its revision', async () => {
  const { body: before } = await publish({ image: await aPhoto() });
  const { status, body } = await edit(before.post.id, { title: 'آخر', content: '<p>جديد</p>', type: 'Ad' });
  expect([status, body.message]).toEqual([200, 'تم تعديل المنشور بنجاح']);
  expect(body.post).toMatchObject({ title: 'آخر', excerpt: 'جديد', type: 'Ad', image: before.post.image });
  expect(body.post.publishedAt).toBe(before.post.publishedAt);
  const { body: after } = await edit(before.post.id, { image: await aPhoto() });
  expect(after.post.image).not.toBe(before.post.image);
  expect([await media(before.post.image), await media(after.post.image)]).toEqual([200, 200]);
});

test('a member describes the picture, and the words stay with it until it is another', async () => {
  const words = { imageAlt: 'طلبة يغرسون شجرة', imageCaption: 'أمام المكتبة' };
  const { body: before } = await publish({ image: await aPhoto(), ...words });
  expect(before.post).toMatchObject(words);
  const { body: kept } = await edit(before.post.id, { title: 'من نافذة لا تعرف الوصف' });
  expect(kept.post).toMatchObject(words);
  const { body: cleared } = await edit(before.post.id, { imageAlt: ' ', imageCaption: ' في الحي ' });
  expect(cleared.post).toMatchObject({ imageAlt: '', imageCaption: 'في الحي' });
  const { body: replaced } = await edit(before.post.id, { image: await aPhoto() });
  expect(replaced.post).toMatchObject({ imageAlt: '', imageCaption: '' });
});

test('words about a picture that a post does not have are shown to nobody', async () => {
  const { body } = await publish({ imageAlt: 'لا صورة', imageCaption: 'لا صورة' });
  expect(body.post).toMatchObject({ image: null, imageAlt: '', imageCaption: '' });
});

test('a member deletes a post, and no visitor reads it any more', async () => {
  const { body } = await publish();
  const reply = await portal.delete(`/api/post/${body.post.id}`, session);
  expect([reply.status, reply.body]).toEqual([200, { message: 'تم حذف المنشور بنجاح' }]);
  expect((await portal.get(`/api/post/${body.post.id}`)).status).toBe(404);
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

describe('when something fails half-way', () => {
  test('in the database: neither the post nor its pictures are kept', async () => {
    await sql`alter table posts add constraint fails check (title <> 'سقوط')`.execute(portal.db);
    const before = await countPictures();
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
    expect([status, await countPictures()]).toEqual([500, before]);
    expect(stored.length).toBeGreaterThan(1);
    for (const name of stored) expect(await media(`/media/${name}`)).toBe(404);
  });

  test('in the media store: the post is not there, nor a row for its picture', async () => {
    const before = await countPictures();
    const put = jest.spyOn(portal.media, 'put').mockRejectedValue(new Error('the disk is full'));
    expect((await publish({ title: 'قرص ممتلئ', image: await aPhoto() })).status).toBe(500);
    put.mockRestore();
    expect(await countPictures()).toBe(before);
    expect((await portal.get(`/api/post?q=${encodeURIComponent('قرص ممتلئ')}`)).body).toEqual([]);
  });
});
