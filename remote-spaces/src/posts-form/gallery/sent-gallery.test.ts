import { galleryValueOf, readGallery, withoutPictureData, writeGallery } from './gallery-value.ts';
import { addStoredPictures, withStoredPictures } from './sent-gallery.ts';

const words = { alt: 'شجرة', caption: '' };
const fresh = { src: 'data:image/webp;base64,AAAA', ...words };
const known = { src: '/media/b-600.webp', ...words };
const stored = (image: string) => ({
  image,
  picture: { sources: [], width: 600, height: 400, placeholder: '#17533a' },
  ...words,
});

test('a picture is sent once: afterwards by the address under which the server has it', () => {
  const sent = withStoredPictures(new Map(), writeGallery([fresh, known]));
  expect(readGallery(sent)).toEqual([fresh, known]);
  const pictures = addStoredPictures(new Map(), sent, [stored('/media/a-600.webp'), stored(known.src)]);
  const moved = writeGallery([known, { ...fresh, caption: 'بعد الغرس' }]);
  expect(readGallery(withStoredPictures(pictures, moved))).toEqual([
    known,
    { src: '/media/a-600.webp', alt: 'شجرة', caption: 'بعد الغرس' },
  ]);
});

test('an answer about other pictures than those that were sent is not taken for theirs', () => {
  const answered = [stored('/media/a-600.webp'), stored('/media/b-600.webp')];
  const pictures = addStoredPictures(new Map(), writeGallery([fresh]), answered);
  expect(readGallery(withStoredPictures(pictures, writeGallery([fresh])))).toEqual([fresh]);
});

test('a browser with little room keeps the pictures that the server has, and the words of the others', () => {
  const { gallery, lost } = withoutPictureData(writeGallery([fresh, known]));
  expect([readGallery(gallery), lost]).toEqual([[known], [words]]);
});

test('the form of a post begins with its gallery, and says nothing of one that there is not', () => {
  expect(readGallery(galleryValueOf([stored(known.src)]).gallery)).toEqual([known]);
  expect([galleryValueOf([]), galleryValueOf(undefined)]).toEqual([{}, {}]);
  expect(readGallery(undefined)).toEqual([]);
});
