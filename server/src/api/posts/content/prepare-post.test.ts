import { limits } from 'shared-api/contract/limits';
import { visibleLength } from 'shared-api/contract/text/text.contract';
import { aPhoto } from '../../../../test/a-form.ts';
import { serverLimits } from '../../../limits.ts';
import { dataUri, edit, media, publish, sourcesIn } from '../testing/an-author.ts';

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

  test('one that is taken out of the text stays with its revision', async () => {
    const { body } = await publish({ content: `<p>نص<img src="${dataUri(await aPhoto())}"></p>` });
    const [source = ''] = sourcesIn(body.post.content);
    await edit(body.post.id, { content: '<p>نص</p>' });
    expect(await media(source)).toBe(200);
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

  test('is plain text, in which headings and items of lists stay apart', async () => {
    const { body } = await publish({
      content:
        '<h2>عنوان</h2><ol><li data-list="bullet">1 &lt; 2 &amp; "3"</li><li data-list="bullet"></li></ol><p>نص</p>',
    });
    expect(body.post.excerpt).toBe('عنوان · 1 < 2 & "3" · نص');
  });
});

describe('a long text, which is read in another thread,', () => {
  const long = '<p>نص</p>'.repeat(serverLimits.shortTextLength / 8);

  test('loses what the editor cannot write, as a short one does', async () => {
    const { body } = await publish({ content: `<script>x</script>${long}<p onclick="x">آخر</p>` });
    expect(body.post.content).toBe(`${long}<p>آخر</p>`);
  });

  test('is rejected with what to do where it is nested too deep', async () => {
    const { status, body } = await publish({ content: long + '<b>'.repeat(serverLimits.maxOpenElements + 1) });
    expect([status, body.fields.content]).toEqual([400, expect.stringContaining('متداخل')]);
  });
});
