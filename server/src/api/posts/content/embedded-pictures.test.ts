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
