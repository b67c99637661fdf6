import { extractPictures, inlinePictures } from './embedded-pictures.ts';

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
