import { savedImages } from './saved-images.ts';

const data = (name: string) => `<img src="data:image/png;base64,${name}" alt="شجرة">`;
const stored = (name: string) => `src="/media/${name}.webp" width="800" height="600"`;

test('a picture that the server has is named by its address from then on, and a new one is sent', () => {
  const images = savedImages();
  const link = '<img src="https://elsewhere.example/a.png">';
  images.note(`<p>${data('first')}${link}</p>`, `<p><img ${stored('first')} alt="شجرة">${link}</p>`);
  expect(images.replaceIn(`<p>${data('first')}${data('second')}${link}</p>`)).toBe(
    `<p><img ${stored('first')} alt="شجرة">${data('second')}${link}</p>`,
  );
});

test('where the server rejected one of several, none is taken for another', () => {
  const images = savedImages();
  images.note(data('refused') + data('kept'), `<img ${stored('kept')}>`);
  expect(images.replaceIn(data('refused'))).toBe(data('refused'));
});
