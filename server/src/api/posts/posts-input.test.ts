import { limits } from 'shared-api/contract/limits';
import { postTextLimits, postTextNames } from 'shared-api/contract/posts/post-texts';
import { aForm, aPhoto } from '../../../test/a-form.ts';
import { insertPost } from '../../../test/factories.ts';
import { author, countPictures, dataUri, edit, fieldsOf, portal, publish, session } from './testing/an-author.ts';

const without = (field: string) => {
  const fields = fieldsOf();
  delete fields[field];
  return aForm(fields);
};

describe('bad input', () => {
  test.each(['title', 'content', 'type', 'author'])('a post without %s is rejected', async (field) => {
    const { status, body } = await portal.post('/api/post', without(field), session);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test.each<[string, string]>([
    ['title', '  '],
    ['title', '\u200b'],
    ['title', '\u2800\u2800'],
    ['title', 'حملة\u0007'],
    ['title', 'حملة\nتشجير'],
    ['title', 'ط'.repeat(limits.title[1] + 1)],
    ['type', 'News'],
    ...postTextNames.map((name) => [name, 'و'.repeat(postTextLimits[name][1] + 1)] as [string, string]),
    ['content', `<p>${'a'.repeat(limits.content[1])}</p>`],
    ['content', '<'.repeat(15_000_000)],
    ['content', `<p>${'<img src="data:image/gif;base64,R0lG">'.repeat(limits.picturesInText + 1)}</p>`],
  ])('a bad %s is rejected', async (field, value) => {
    const { status, body } = await publish({ [field]: value });
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test.each(['', ' ', '<p><br></p>', '<script>x</script>', '<p>\u200b</p>', '<p>\u200f\u2800</p><p>\u00ad</p>'])(
    'an edited post needs content: %j has none',
    async (content) => {
      const { id } = await insertPost(portal.db, author);
      const { status, body } = await edit(id, { content });
      expect([status, Object.keys(body.fields)]).toEqual([400, ['content']]);
    },
  );

  test('what is no picture is rejected, and nothing of the post is kept', async () => {
    const [posts, pictures] = [(await portal.get('/api/post')).headers['x-total-count'], await countPictures()];
    const reply = await publish({ image: Buffer.from('<svg/>'), content: `<img src="${dataUri(await aPhoto())}">` });
    expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media']);
    expect((await publish({ image: Buffer.alloc(limits.uploadBytes + 1) })).status).toBe(413);
    expect((await portal.get('/api/post')).headers['x-total-count']).toBe(posts);
    expect(await countPictures()).toBe(pictures);
  });
});
