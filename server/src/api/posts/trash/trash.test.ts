import { TrashReply } from 'shared-api/contract/posts/trash.contract';
import { retentionDays } from 'shared-api/contract/retention';
import * as v from 'valibot';
import { aPhoto } from '../../../../test/a-form.ts';
import { insertMember, insertPost, insertTrashed, signedInAs } from '../../../../test/factories.ts';
import { author, dataUri, edit, media, portal, publish, session, sourcesIn } from '../testing/an-author.ts';

const trashOf = async (as: object, path = '/api/trash') => v.parse(TrashReply, (await portal.get(path, as)).body).posts;
const idsOf = (posts: { id: string }[]) => posts.map(({ id }) => id);
const restore = (id: string, as: object = session) => portal.post(`/api/trash/${id}/restore`, undefined, as);
const erase = (id: string, as: object = session) => portal.delete(`/api/trash/${id}`, as);
const read = (id: string) => portal.get(`/api/post/${id}`);
const actsOn = async (id: string) =>
  (await portal.db.selectFrom('audit_entries').select('act').where('subject', '=', id).orderBy('number').execute()).map(
    ({ act }) => act,
  );

/** Of a fresh office, so that no other test's posts are among them. */
async function anOffice() {
  const member = await insertMember(portal.db);
  const head = await insertMember(portal.db, { role: 'OP', office_id: member.office_id });
  return { member, as: await signedInAs(portal.db, member), asHead: await signedInAs(portal.db, head) };
}

test('an author who deletes a post finds it in the trash, with the day on which it goes', async () => {
  const { member, as } = await anOffice();
  const { id, title } = await insertPost(portal.db, member);
  await portal.delete(`/api/post/${id}`, as);
  const [post] = await trashOf(as);
  expect(post).toMatchObject({ id, title, author: { id: member.id }, isByStaff: false });
  const days = (Date.parse(post?.dueAt ?? '') - Date.parse(post?.trashedAt ?? '')) / 86_400_000;
  expect(days).toBe(retentionDays.trashedPosts);
});

test('a deleted post is nowhere among what the public reads, and is counted no more', async () => {
  const { member, as, asHead } = await anOffice();
  const kept = await insertPost(portal.db, member, { title: 'كلمة نادرة باقية' });
  const gone = await insertPost(portal.db, member, { title: 'كلمة نادرة محذوفة' });
  await portal.delete(`/api/post/${gone.id}`, as);
  const office = `office=${member.office_id}`;
  for (const query of [office, `author=${member.id}`, `q=${encodeURIComponent('نادرة')}`, `${office}&sample=50`])
    expect(idsOf((await portal.get(`/api/post?${query}`)).body)).toEqual([kept.id]);
  for (const query of [office, `author=${member.id}`, `q=${encodeURIComponent('نادرة')}`])
    expect((await portal.get(`/api/post?${query}`)).headers['x-total-count']).toBe('1');
  expect(idsOf((await portal.get('/api/dashboard/posts', asHead)).body)).toEqual([kept.id]);
  const space = (await portal.get(`/api/org/provincial-offices/${member.office_id}`)).body;
  expect([idsOf(space.posts), space.totals.posts]).toEqual([[kept.id], 1]);
  const { totalPosts, postGrowthRate, series } = (await portal.get('/api/dashboard/statics', asHead)).body;
  expect([totalPosts, postGrowthRate, series.at(-1).posts]).toEqual([1, 0, 1]);
  for (const path of ['/sitemap.xml', '/feeds/posts.xml', '/feeds/posts.atom'])
    expect((await portal.app.inject(path)).body).not.toContain(gone.id);
});

test('what was deleted is told apart from what never was', async () => {
  const { id } = await insertTrashed(portal.db, author);
  expect(await read(id)).toMatchObject({
    status: 404,
    body: { code: 'not_found', gone: true, message: 'حُذف هذا المنشور.' },
  });
  const never = await read('00000000-0000-4000-8000-000000000000');
  expect([never.status, never.body.gone]).toEqual([404, undefined]);
});

test('nobody edits, pins or deletes a second time what is in the trash, nor reads what it said before', async () => {
  const general = await insertMember(portal.db, { role: 'SG' });
  const as = await signedInAs(portal.db, general);
  const { id } = await insertTrashed(portal.db, general);
  const replies = [
    edit(id, { author: general.id }, as),
    portal.put(`/api/post/${id}/pin`, { pinned: true }, as),
    portal.delete(`/api/post/${id}`, as),
    portal.get(`/api/post/${id}/revisions`, as),
  ];
  expect((await Promise.all(replies)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('an author restores a post whole: its text, pictures, date and former texts', async () => {
  const content = `<p>نص<img src="${dataUri(await aPhoto())}"></p>`;
  const { post } = (await publish({ title: 'قبل', content, image: await aPhoto() })).body;
  const edited = (await edit(post.id, { title: 'بعد', content: post.content })).body.post;
  await portal.delete(`/api/post/${post.id}`, session);
  expect((await read(post.id)).status).toBe(404);
  const reply = await restore(post.id);
  expect(reply).toMatchObject({ status: 200, body: { message: 'تمت استعادة المنشور بنجاح', post: edited } });
  expect((await read(post.id)).body).toEqual(edited);
  const [inText = ''] = sourcesIn(edited.content);
  expect([await media(edited.image), await media(inText)]).toEqual([200, 200]);
  expect((await portal.get(`/api/post/${post.id}/revisions`, session)).body.revisions).toMatchObject([
    { title: 'قبل' },
  ]);
  expect(idsOf(await trashOf(session))).not.toContain(post.id);
  expect(await actsOn(post.id)).toEqual([]);
});

test('a post that was pinned comes back unpinned, and another may be pinned meanwhile', async () => {
  const general = await insertMember(portal.db, { role: 'SG' });
  const as = await signedInAs(portal.db, general);
  const [first, second] = [await insertPost(portal.db, general), await insertPost(portal.db, general)];
  const pin = ({ id }: { id: string }) => portal.put(`/api/post/${id}/pin`, { pinned: true }, as);
  await pin(first);
  await portal.delete(`/api/post/${first.id}`, as);
  expect((await pin(second)).status).toBe(200);
  expect((await restore(first.id, as)).body.post.pinned).toBe(false);
  expect((await read(second.id)).body.pinned).toBe(true);
});

test('a member whose deleted post is sent once more publishes it again, and both can be had', async () => {
  const sent = { idempotencyKey: 'k-in-the-trash', title: 'مرتان' };
  const first = (await publish(sent)).body.post;
  await portal.delete(`/api/post/${first.id}`, session);
  const second = (await publish(sent)).body.post;
  expect(second.id).not.toBe(first.id);
  expect((await restore(first.id)).status).toBe(200);
});

describe('a post that staff deleted', () => {
  async function aRemovedPost() {
    const people = await anOffice();
    const { id } = await insertPost(portal.db, people.member);
    const payload = { reason: 'خارج عن شروط النشر' };
    await portal.call('DELETE', `/api/dashboard/post/${id}`, { payload, ...people.asHead });
    return { id, ...people };
  }

  test('is seen by its author, who can neither restore nor erase it', async () => {
    const { id, as } = await aRemovedPost();
    expect(await trashOf(as)).toMatchObject([{ id, isByStaff: true }]);
    expect([(await restore(id, as)).status, (await erase(id, as)).status]).toEqual([403, 403]);
  });

  test('is restored by the head of its office, which the audit tells', async () => {
    const { id, member, asHead } = await aRemovedPost();
    expect(await trashOf(asHead, '/api/dashboard/trash')).toMatchObject([{ id, author: { name: member.name } }]);
    expect((await restore(id, asHead)).status).toBe(200);
    expect((await read(id)).status).toBe(200);
    expect(await actsOn(id)).toEqual(['post.deleted', 'post.restored']);
  });

  test('is not put back by a head of office whom an administrator took it from', async () => {
    const head = await insertMember(portal.db, { role: 'OP' });
    const { id } = await insertPost(portal.db, head);
    const asHead = await signedInAs(portal.db, head);
    const asAdmin = await signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }));
    await portal.call('DELETE', `/api/dashboard/post/${id}`, { payload: { reason: 'خارج عن شروط النشر' }, ...asAdmin });
    expect([(await restore(id, asHead)).status, (await erase(id, asHead)).status]).toEqual([403, 403]);
  });

  test.each([
    ['an administrator', async () => signedInAs(portal.db, await insertMember(portal.db, { role: 'AD' }))],
    ['the head of its office', undefined],
  ])('is erased by %s, which the audit tells, and its address is as if it never was', async (_, another) => {
    const { id, asHead } = await aRemovedPost();
    expect((await erase(id, (await another?.()) ?? asHead)).status).toBe(200);
    expect(await actsOn(id)).toEqual(['post.deleted', 'post.erased']);
    expect(await trashOf(asHead, '/api/dashboard/trash')).toEqual([]);
    const { status, body } = await read(id);
    expect([status, body.gone]).toEqual([404, undefined]);
  });
});

test('an author erases a post before its time: its files go, and its address is as if it never was', async () => {
  const content = `<p>نص<img src="${dataUri(await aPhoto())}"></p>`;
  const { post } = (await publish({ content, image: await aPhoto() })).body;
  const later = (await edit(post.id, { image: await aPhoto(), content: '<p>نص</p>' })).body.post;
  await portal.delete(`/api/post/${post.id}`, session);
  const files = [post.image, later.image, ...sourcesIn(post.content)];
  expect(await Promise.all(files.map(media))).toEqual([200, 200, 200]);
  expect(await erase(post.id)).toMatchObject({ status: 200, body: { message: 'تم حذف المنشور نهائيًا' } });
  expect(await Promise.all(files.map(media))).toEqual([404, 404, 404]);
  expect((await read(post.id)).body.gone).toBeUndefined();
  expect((await restore(post.id)).status).toBe(404);
});

test('a picture that another post shows too stays', async () => {
  const image = await aPhoto();
  const [first, second] = [(await publish({ image })).body.post, (await publish({ image })).body.post];
  await portal.delete(`/api/post/${first.id}`, session);
  await erase(first.id);
  expect(await media(second.image)).toBe(200);
});

test('what an author deleted of its own will is in no trash of staff, and no staff puts it back', async () => {
  const { member, as, asHead } = await anOffice();
  const { id } = await insertPost(portal.db, member);
  await portal.delete(`/api/post/${id}`, as);
  expect(await trashOf(asHead, '/api/dashboard/trash')).toEqual([]);
  expect([(await restore(id, asHead)).status, (await erase(id, asHead)).status]).toEqual([403, 403]);
});

test('what is public can be neither restored nor erased from the trash', async () => {
  const { id } = await insertPost(portal.db, author);
  expect([(await restore(id)).status, (await erase(id)).status]).toEqual([404, 404]);
  expect((await read(id)).status).toBe(200);
});

test('a member reads its trash page by page, the last deleted first, and nobody else’s', async () => {
  const { member, as } = await anOffice();
  await insertTrashed(portal.db, author);
  const ids: string[] = [];
  for (let days = 3; days > 0; days -= 1) {
    const trashed_at = new Date(Date.now() - days * 86_400_000);
    ids.unshift((await insertTrashed(portal.db, member, { trashed_at })).id);
  }
  const first = await portal.get('/api/trash?limit=2', as);
  expect(first.headers['x-total-count']).toBe('3');
  const next = /<(.*)>/.exec(String(first.headers.link))?.[1] ?? '';
  expect(next).toContain('/api/trash?limit=2&cursor=');
  const second = await portal.get(next, as);
  expect([...idsOf(first.body.posts), ...idsOf(second.body.posts)]).toEqual(ids);
  expect(second.headers.link).toBeUndefined();
});
