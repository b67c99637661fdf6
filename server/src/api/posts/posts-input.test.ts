import { limits } from 'shared-api/contract/limits';
import { postTextLimits, postTextNames } from 'shared-api/contract/posts/post-texts';
import { tooLongPicture } from 'shared-api/contract/words/picture-words';
import sharp from 'sharp';
import { aForm, aPhoto } from '../../../test/a-form.ts';
import { insertPost } from '../../../test/factories.ts';
import {
  author,
  countPictures,
  dataUri,
  edit,
  fieldsOf,
  media,
  portal,
  publish,
  session,
  sourcesIn,
} from './testing/an-author.ts';

const without = (field: string) => {
  const fields = fieldsOf();
  delete fields[field];
  return aForm(fields);
};

const aStrip = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d3b' } })
    .png()
    .toBuffer();

describe('pictures of any size', () => {
  test.each([
    [100, 16_384],
    [16_384, 100],
    [1, 1],
    [20_000, 10],
    [1080, 12_000],
  ])('an author publishes a picture of %i × %i above, in and below a text', async (width, height) => {
    const image = await aStrip(width, height);
    const src = dataUri(image, 'image/png');
    const gallery = JSON.stringify([{ src, alt: '', caption: '' }]);
    const { status, body } = await publish({ image, content: `<p>نص</p><img src="${src}">`, gallery });
    expect(status).toBe(201);
    const [inText = ''] = sourcesIn(body.post.content);
    for (const address of [body.post.image, inText, body.post.gallery[0].image]) expect(await media(address)).toBe(200);
    expect((await edit(body.post.id, { content: body.post.content })).body.post.content).toBe(body.post.content);
  });

  test('an author whose picture is too long to be read is told to cut it', async () => {
    const { status, body } = await publish({ image: await aStrip(600, 40_000) });
    expect([status, body]).toEqual([413, { code: 'too_large', message: tooLongPicture }]);
  });
});

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
    ['content', 'src="data:'.repeat(1_500_000)],
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

  test('an author whose draft begins pictures 1 500 000 times is told that it is too long', async () => {
    const draft = { title: 'مسودة', type: 'Post', content: 'src="data:'.repeat(1_500_000) };
    const { status, body } = await portal.put(`/api/draft/${crypto.randomUUID()}`, aForm(draft), session);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([400, 'validation_failed', ['content']]);
  });

  test.each<[name: string, first: string, sentence: string]>([
    ['a photo of an iPhone', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'HEIC'],
    ['a film', '\0\0\0\x18ftypmp42\0\0\0\0mp42isom', 'فيديو'],
    ['a document', '%PDF-1.7\n', 'PDF'],
    ['a scan', 'II*\0\x08\0\0\0', 'TIFF'],
  ])('an author who sends %s is told what it is', async (_, first, sentence) => {
    const { status, body } = await publish({ image: Buffer.from(first, 'latin1') });
    expect([status, body]).toEqual([415, { code: 'unsupported_media', message: expect.stringContaining(sentence) }]);
  });

  test('what is no picture is rejected, and nothing of the post is kept', async () => {
    const [posts, pictures] = [(await portal.get('/api/post')).headers['x-total-count'], await countPictures()];
    const reply = await publish({ image: Buffer.from('<svg/>'), content: `<img src="${dataUri(await aPhoto())}">` });
    expect([reply.status, reply.body.code]).toEqual([415, 'unsupported_media']);
    expect((await publish({ image: Buffer.alloc(limits.uploadBytes + 1) })).status).toBe(413);
    expect((await portal.get('/api/post')).headers['x-total-count']).toBe(posts);
    expect(await countPictures()).toBe(pictures);
  });
});
