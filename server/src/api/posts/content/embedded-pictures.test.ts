import { limits } from 'shared-api/contract/limits';
import { cpuMs, maxCpuMs } from '../../../../test/cpu-ms.ts';
import { extractPictures, inlinePictures, linkForeignPictures } from './embedded-pictures.ts';

const stored = new Map([['https://embedded.invalid/0', '<img src="/media/a-480.webp" width="480" height="300">']]);

test.each(['$&', '$`', "$'", '$1', 'a$` onload=alert(1) b'])(
  'an author whose words for a picture are %j gets them back as words and nothing else',
  (words) => {
    const { html, embedded } = extractPictures(`<p>x</p><img src="data:image/png;base64,AA==" alt="${words}">`);
    expect(embedded.size).toBe(1);
    expect(inlinePictures(html, stored)).toBe(
      `<p>x</p><img src="/media/a-480.webp" alt="${words}" width="480" height="300">`,
    );
  },
);

test('a reader who presses a link of the author is led there, not to the picture of another site that stood in it', () => {
  const image = '<img src="https://other.example/a.png" alt="بحر">';
  const link = '<a href="https://portal.example/" rel="noopener noreferrer" target="_blank">';
  expect(linkForeignPictures(`<p>${link}<strong>${image}</strong>${image}</a>${image}</p>`, 'صورة')).toBe(
    `<p>${link}<strong>بحر</strong>بحر</a><a href="https://other.example/a.png" rel="noopener noreferrer" target="_blank">بحر</a></p>`,
  );
});

const largest = (piece: string) => piece.repeat(limits.richTextBytes / piece.length);

test.each(['src="data:', "src='data:x' src=\"data:y", 'src', 'src ', ' ', '"', 'd'])(
  'nobody waits for an author who sends the largest text that is accepted, all of it %j',
  (piece) => {
    const sent = largest(piece);
    expect(cpuMs(() => extractPictures(sent))).toBeLessThan(maxCpuMs);
    const { html } = extractPictures(sent);
    expect(html.length).toBeGreaterThan(limits.content[1] * limits.codeUnitsPerCharacter);
  },
);

test('an author may send as many small pictures as a text has room for, and one that fills the form', () => {
  const image = (data: string) => `<img src="data:image/png;base64,${data}">`;
  const many = extractPictures(image('AA==').repeat(5_000));
  expect(many.embedded.size).toBe(5_000);
  expect(many.html).not.toContain('data:');
  const one = extractPictures(`<p>نص</p>${image('A'.repeat(limits.richTextBytes))}<p>نص</p>`);
  expect(one.html).toBe('<p>نص</p><img src="https://embedded.invalid/0"><p>نص</p>');
});

test('a quote that is never ended takes no picture after it away', () => {
  const { html, embedded } = extractPictures(`<p>src='data:x</p><img src="data:image/png;base64,AA==">`);
  expect(html).toBe(`<p>src='data:x</p><img src="https://embedded.invalid/0">`);
  expect(embedded.size).toBe(1);
});
