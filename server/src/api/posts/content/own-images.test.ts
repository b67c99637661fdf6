import fc from 'fast-check';
import { addressesOfPictures, extractPictures, inlinePictures } from './embedded-pictures.ts';
import { hashesIn, imageOf, removeUnknownImages } from './own-images.ts';

const picture = fc.record({
  hash: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 }),
  widths: fc.subarray([480, 960, 1600], { minLength: 1 }),
  width: fc.integer({ min: 1, max: 9000 }),
  height: fc.integer({ min: 1, max: 9000 }),
});
const pictures = fc.uniqueArray(picture, { maxLength: 5, selector: ({ hash }) => hash });
const textOf = (images: string[]) => `<p>قبل${images.join('نص')}بعد</p>`;

test('an author keeps the pictures of its text, and shows none of which it has no file', () => {
  fc.assert(
    fc.property(pictures, pictures, (known, unknown) => {
      const own = known.map(imageOf);
      const foreign = unknown.filter(({ hash }) => known.every((each) => each.hash !== hash)).map(imageOf);
      const text = textOf([...own, ...foreign]);
      expect(removeUnknownImages(known, text)).toBe(textOf([...own, ...foreign.map(() => '')]));
      expect(hashesIn(textOf(own))).toEqual(known.map(({ hash }) => hash));
    }),
  );
});

const dataUri = fc.base64String().map((data) => `data:image/png;base64,${data}`);
const words = fc.string({ unit: fc.constantFrom(...'نص $&<1') }).map((text) => text.replaceAll('<', '&lt;'));

test('an author finds each picture in its place, with the words around it', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(words, dataUri), { maxLength: 5 }), picture, (pieces, rendered) => {
      const sent = pieces.map(([text, uri]) => `<p>${text}<img src="${uri}"></p>`).join('');
      const { html, embedded } = extractPictures(sent);
      expect([...embedded.values()]).toEqual(pieces.map(([, uri]) => uri));
      const images = new Map(addressesOfPictures(html).map((address) => [address, imageOf(rendered)]));
      expect(inlinePictures(html, images)).toBe(pieces.map(([text]) => `<p>${text}${imageOf(rendered)}</p>`).join(''));
    }),
  );
});
