import { fileKind, isPictureKind } from './file-kind.ts';
import { isAnimated } from './is-animated.ts';

const bytesOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
/** The first box of an ISO base media file, with what comes after it. */
const box = (major: string, ...compatible: string[]) =>
  bytesOf(
    `\0\0\0${String.fromCharCode(16 + 4 * compatible.length)}ftyp${major}\0\0\0\0${compatible.join('')}\0\0\x01\0meta`,
  );

test.each<[string, Uint8Array, string]>([
  ['a photo', bytesOf('\xff\xd8\xff\xe1\x12\x34Exif'), 'jpeg'],
  ['a picture of a screen', bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), 'png'],
  ['a GIF', bytesOf('GIF89a'), 'gif'],
  ['a WebP', bytesOf('RIFF\x12\0\0\0WEBPVP8 '), 'webp'],
  ['an AVIF', box('avif', 'mif1', 'miaf'), 'avif'],
  ['an AVIF that calls itself a HEIF first', box('mif1', 'miaf', 'avif'), 'avif'],
  ["an iPhone's photo", box('heic', 'mif1', 'heic'), 'heic'],
  ['a photo of a phone that calls itself a HEIF first', box('mif1', 'mif1', 'heic'), 'heic'],
  ['photos in a row', box('msf1', 'hevc'), 'heic'],
  ['a photo with ten bits', box('heix', 'mif1'), 'heic'],
  ['the film of a live photo', box('qt  ', 'qt  '), 'video'],
  ['a film', box('isom', 'iso2', 'avc1', 'mp41'), 'video'],
  ['an old film', bytesOf('\0\0\0\x08wide\0\0\x12\x34mdat'), 'video'],
  ['a WebM', bytesOf('\x1aE\xdf\xa3\x01\0'), 'video'],
  ['an AVI', bytesOf('RIFF\x12\0\0\0AVI LIST'), 'video'],
  ['a sound', bytesOf('RIFF\x12\0\0\0WAVEfmt '), 'unknown'],
  ['a scan', bytesOf('MM\0*\0\0\0\x08'), 'tiff'],
  ["a camera's raw photo", bytesOf('II*\0\x08\0\0\0'), 'tiff'],
  ["another camera's raw photo", box('crx ', 'isom'), 'tiff'],
  ['a BMP', bytesOf('BM\x36\0'), 'bmp'],
  ['a drawing', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
  ['a drawing with a prologue', bytesOf('<?xml version="1.0"?>\n<!-- made by hand -->\n<svg width="9">'), 'svg'],
  ['a document', bytesOf('%PDF-1.7'), 'pdf'],
  ['a text of Word', bytesOf('PK\x03\x04'), 'archive'],
  ['a drawing of Photoshop', bytesOf('8BPS\0\x01'), 'otherPicture'],
  ['a JPEG XL', bytesOf('\0\0\0\x0cJXL \r\n\x87\n'), 'otherPicture'],
  ['a page', bytesOf('<!doctype html><p>svg'), 'unknown'],
  ['nothing', new Uint8Array(), 'unknown'],
  ['what ends after its first word', bytesOf('\0\0\0\x14ftyp'), 'video'],
])('a member who sends %s is told of what it is', (_, bytes, kind) => {
  expect(fileKind(bytes)).toBe(kind);
});

test('a member sends only what is read everywhere', () => {
  expect((['jpeg', 'heic', 'tiff', 'video', 'unknown'] as const).map(isPictureKind)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

/** One picture of one pixel of a GIF, with the extension that says how long it is seen. */
const frame = '\x21\xf9\x04\0\x0a\0\0\0\x2c\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0';
const gif = (colors: string, ...frames: string[]) => bytesOf(`GIF89a\x01\0\x01\0${colors}${frames.join('')};`);
const black = '\x80\0\0\0\0\0\xff\xff\xff';
const png = (...names: string[]) =>
  bytesOf(`\x89PNG\r\n\x1a\n${names.map((name) => `\0\0\0\x04${name}0000\0\0\0\0`).join('')}`);
const webp = (chunk: string, flags: number) =>
  bytesOf(`RIFF\x12\0\0\0WEBP${chunk}\x0a\0\0\0${String.fromCharCode(flags)}\0`);

test.each<[string, Uint8Array, boolean]>([
  ['a GIF of two pictures', gif(black, frame, frame), true],
  ['a GIF of two pictures without colours for both', gif('\0\0\0', frame, frame), true],
  ['a GIF that would go round with one', gif(black, '\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0', frame), false],
  ['a GIF of one picture whose words look like another', gif(black, '\x21\xfe\x03,,,\0', frame), false],
  ['a GIF that breaks off', gif(black, frame).subarray(0, 30), false],
  ['a WebP that moves', webp('VP8X', 2), true],
  ['a WebP with transparent parts', webp('VP8X', 16), false],
  ['a plain WebP', webp('VP8 ', 2), false],
  ['a PNG that moves', png('IHDR', 'acTL', 'IDAT'), true],
  ['a PNG', png('IHDR', 'IDAT', 'acTL'), false],
  ['a photo', bytesOf('\xff\xd8\xff\xe0'), false],
])('a member who sends %s is told what will be seen of it', (_, bytes, expected) => {
  expect(isAnimated(bytes)).toBe(expected);
});
