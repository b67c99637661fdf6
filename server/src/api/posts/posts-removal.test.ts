import { randomUUID } from 'node:crypto';
import { PostsReply } from 'shared-api/contract/posts/posts.contract';
import * as v from 'valibot';
import { aForm } from '../../../test/a-form.ts';
import { openTestApp } from '../../../test/build-test-app.ts';
import { insertMember, insertPost, signedInAs } from '../../../test/factories.ts';

const given = { reason: 'خارج عن شروط النشر' };
const remove = (id: string, as = asHead, payload: object = given) =>
  portal.call('DELETE', `/api/dashboard/post/${id}`, { payload, ...as });

const portal = await openTestApp();
const author = await insertMember(portal.db);
const head = await insertMember(portal.db, { role: 'OP', office_id: author.office_id });
const asHead = await signedInAs(portal.db, head);

test('the head of an office reads what it published, page by page', async () => {
  const author = await insertMember(portal.db);
  const head = await insertMember(portal.db, { role: 'OP', office_id: author.office_id });
  const asHead = await signedInAs(portal.db, head);
  for (let index = 0; index < 3; index += 1) await insertPost(portal.db, author, { type: index ? 'Post' : 'Ad' });
  await insertPost(portal.db, await insertMember(portal.db));
  const { headers, body } = await portal.get('/api/dashboard/posts?limit=2', asHead);
  expect([v.parse(PostsReply, body).length, headers['x-total-count']]).toEqual([2, '3']);
  expect(String(headers.link)).toContain('/api/dashboard/posts?limit=2&cursor=');
  expect((await portal.get('/api/dashboard/posts?type=Ad', asHead)).body).toHaveLength(1);
  const ofAnother = await portal.get(`/api/dashboard/posts?office=${randomUUID()}`, asHead);
  expect([ofAnother.body, ofAnother.headers['x-total-count']]).toEqual([[], '0']);
});

test('a removed post is gone, and its author is told why', async () => {
  const author = await insertMember(portal.db);
  const head = await insertMember(portal.db, { role: 'OP', office_id: author.office_id });
  const asHead = await signedInAs(portal.db, head);
  const fields = { title: 'إعلان تجاري', content: '<p>نص</p>', type: 'Ad', author: author.id };
  const { body } = await portal.post('/api/post', aForm(fields), await signedInAs(portal.db, author));
  const { id } = body.post;
  expect((await remove(id, asHead)).status).toBe(200);
  expect((await portal.get(`/api/post/${id}`)).status).toBe(404);
  const mails = await portal.db.selectFrom('mails').select('text').where('recipient', '=', author.email).execute();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('إعلان تجاري');
  expect(mails[0]?.text).toContain('خارج عن شروط النشر');
});

test('staff reads afterwards which post was removed, whose it was and why', async () => {
  const { id } = await insertPost(portal.db, author);
  await remove(id);
  const entries = portal.db.selectFrom('audit_entries').select(['act', 'details']).where('subject', '=', id);
  const details = { reason: 'خارج عن شروط النشر', author: author.name };
  expect(await entries.execute()).toEqual([{ act: 'post.deleted', details }]);
});

test('an author who is no member any more is not written to', async () => {
  const gone = await insertMember(portal.db, { office_id: author.office_id, deleted_at: new Date() });
  const { id } = await insertPost(portal.db, gone);
  expect((await remove(id)).status).toBe(200);
  expect(await portal.db.selectFrom('mails').select('id').where('recipient', '=', gone.email).execute()).toEqual([]);
});

test.each([{}, { reason: ' ' }, { reason: 'ا'.repeat(1_001) }])('a removal has a reason', async (payload) => {
  const { id } = await insertPost(portal.db, author);
  const { status, body } = await remove(id, asHead, payload);
  expect([status, Object.keys(body.fields)]).toEqual([400, ['reason']]);
  expect((await portal.get(`/api/post/${id}`)).status).toBe(200);
});

test('a post that is not there is not found', async () => {
  expect((await remove('no-such-id')).status).toBe(404);
});
