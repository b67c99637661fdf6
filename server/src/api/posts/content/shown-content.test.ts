import { aForm } from '../../../../test/a-form.ts';
import { edit, portal, publish, session } from '../testing/an-author.ts';

const link = (address: string) =>
  `<a href="${address}" dir="ltr" rel="noopener noreferrer" target="_blank">${address}</a>`;

/** As the editor writes it: bullets, a list in them, a centred English line, and an address. */
const written = [
  '<p>USTHB تنظم ملتقى.</p>',
  '<ol><li data-list="bullet">نقطة عربية</li><li data-list="ordered" class="ql-indent-1">Python أولا</li></ol>',
  '<p class="ql-align-center">Everybody is welcome</p>',
  '<p>التسجيل: https://portal.example/a.</p>',
].join('');
const stored = [
  '<p>USTHB تنظم ملتقى.</p>',
  '<ul><li>نقطة عربية<ol><li>Python أولا</li></ol></li></ul>',
  '<p align="center">Everybody is welcome</p>',
  '<p>التسجيل: https://portal.example/a.</p>',
].join('');
const shown = stored
  .replace('<p align', '<p dir="ltr" align')
  .replace('https://portal.example/a', link('https://portal.example/a'));

const storedContent = async (id: string) =>
  (await portal.db.selectFrom('posts').select('content').where('id', '=', id).executeTakeFirstOrThrow()).content;

test('a reader of a post reads each paragraph in its direction, lists as lists, and follows its addresses', async () => {
  const { body } = await publish({ content: written });
  expect(body.post.content).toBe(shown);
  expect(await storedContent(body.post.id)).toBe(stored);
  expect(body.post.excerpt).toContain('نقطة عربية · Python أولا');
});

test('an author who saves the text that readers see changes nothing', async () => {
  const { body } = await publish({ content: written });
  const again = await edit(body.post.id, { content: body.post.content });
  expect(again.body.post.content).toBe(shown);
  expect((await edit(body.post.id, { content: again.body.post.content })).body.post.content).toBe(shown);
});

test('a reader reads a post that was stored as the editor writes it in the same way, and so does its author', async () => {
  const { body } = await publish({ content: '<p>نص</p>' });
  await portal.db.updateTable('posts').set({ content: written }).where('id', '=', body.post.id).execute();
  expect((await portal.get(`/api/post/${body.post.id}`, session)).body.content).toBe(shown);
  await edit(body.post.id, { content: '<p>آخر</p>' });
  const { body: revisions } = await portal.get(`/api/post/${body.post.id}/revisions`, session);
  const [{ version }] = revisions.revisions;
  const old = await portal.get(`/api/post/${body.post.id}/revisions/${version}`, session);
  expect(old.body.content).toBe(shown);
});

test('an author opens a draft that was stored as the editor writes it, without links and directions that are not his', async () => {
  const id = crypto.randomUUID();
  const fields = { title: 'مسودة', content: '<p>نص</p>', type: 'Post' };
  expect((await portal.put(`/api/draft/${id}`, aForm(fields), session)).status).toBe(200);
  await portal.db.updateTable('posts').set({ content: written }).where('id', '=', id).execute();
  expect((await portal.get(`/api/draft/${id}`, session)).body.content).toBe(stored);
});
