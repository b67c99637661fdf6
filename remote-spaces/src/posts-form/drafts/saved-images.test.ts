import { addStoredImages, withStoredImages } from './saved-images.ts';

const data = (name: string) => `<img src="data:image/png;base64,${name}" alt="شجرة">`;
const stored = (name: string) => `src="/media/${name}.webp" width="800" height="600"`;

test('a picture that the server has is named by its address from then on, and a new one is sent', () => {
  const link = '<img src="https://elsewhere.example/a.png">';
  const sent = `<p>${data('first')}${link}</p>`;
  const images = addStoredImages(new Map(), sent, `<p><img ${stored('first')} alt="شجرة">${link}</p>`);
  expect(withStoredImages(images, `<p>${data('first')}${data('second')}${link}</p>`)).toBe(
    `<p><img ${stored('first')} alt="شجرة">${data('second')}${link}</p>`,
  );
});

test('where the server rejected one of several, none is taken for another', () => {
  const images = addStoredImages(new Map(), data('refused') + data('kept'), `<img ${stored('kept')}>`);
  expect(withStoredImages(images, data('refused'))).toBe(data('refused'));
});
