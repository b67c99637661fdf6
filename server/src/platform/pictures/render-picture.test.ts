import { crc32 } from 'node:zlib';
import { limits } from 'shared-api/contract/limits';
import type { FileKind } from 'shared-api/contract/pictures/file-kind';
import { tooLongPicture, unreadPicture } from 'shared-api/contract/words/picture-words';
import sharp from 'sharp';
import { pictureGrounds } from './picture-ground.ts';
import { withDrawings } from './picture-loaders.ts';
import { renderPicture } from './render-picture.ts';

const channelsOf = (color: string) => [...Buffer.from(color.slice(1), 'hex')];

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d3b' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('a photo is turned, rid of its metadata and kept in all widths', async () => {
  const rendered = await renderPicture(await photo(1200, 2000), 'post');
  expect(rendered).toMatchObject({ width: 1600, height: 960, widths: [480, 720, 1080, 1600] });
  for (const [index, { name, bytes }] of rendered.files.entries()) {
    expect(name).toBe(`${rendered.hash}-${rendered.widths[index]}.webp`);
    const { format, width, exif } = await sharp(bytes).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: rendered.widths[index], exif: undefined });
  }
});

test('the placeholder is near the main colour', async () => {
  const { placeholder } = await renderPicture(await photo(800, 600), 'post');
  const channels = channelsOf(placeholder);
  for (const [index, expected] of [0x0b, 0x5d, 0x3b].entries()) {
    expect(Math.abs((channels[index] ?? 0) - expected)).toBeLessThan(16);
  }
});

test('a small picture is not enlarged, an avatar is square, a cover 16:9', async () => {
  const small = await photo(600, 700);
  expect((await renderPicture(small, 'post')).widths).toEqual([480, 700]);
  expect(await renderPicture(small, 'avatar')).toMatchObject({ width: 320, height: 320, widths: [192, 320] });
  expect(await renderPicture(small, 'cover')).toMatchObject({ width: 1600, height: 900 });
});

test('the same source has the same name, another use another', async () => {
  const source = await photo(500, 500);
  const { hash } = await renderPicture(source, 'post');
  expect((await renderPicture(source, 'post')).hash).toBe(hash);
  expect((await renderPicture(source, 'avatar')).hash).not.toBe(hash);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
/** The beginning of a photo of a phone, without its picture: no library here has a coder of HEVC. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08meta', 'latin1');
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d3b' } });

const noise = (width: number, height: number) =>
  sharp(
    Buffer.from(Array.from({ length: width * height * 3 }, (_, index) => (index * 7919 + (index >> 8) * 31) & 255)),
    {
      raw: { width, height, channels: 3 },
    },
  );
/** Without its last bytes, by share. */
const cut = (file: Buffer, share: number) => file.subarray(0, Math.floor(file.length * (1 - share)));

test.each<[string, () => Promise<Buffer>]>([
  ['a photo without its last two bytes', async () => (await noise(600, 400).jpeg().toBuffer()).subarray(0, -2)],
  ['a photo without its last hundredth', async () => cut(await noise(600, 400).jpeg().toBuffer(), 0.01)],
  ['a photo without its last twentieth', async () => cut(await noise(600, 400).jpeg().toBuffer(), 0.05)],
  ['a turned photo without its last two bytes', async () => (await photo(600, 400)).subarray(0, -2)],
  [
    'a photo that comes in steps without its last two bytes',
    async () => (await noise(600, 400).jpeg({ progressive: true }).toBuffer()).subarray(0, -2),
  ],
  [
    'a photo that comes in steps without its last step',
    async () => cut(await noise(600, 400).jpeg({ progressive: true }).toBuffer(), 0.1),
  ],
  ['a PNG without its end', async () => (await noise(600, 400).png().toBuffer()).subarray(0, -12)],
  ['a PNG with half of its end', async () => (await noise(600, 400).png().toBuffer()).subarray(0, -5)],
])('%s is taken', async (_, make) => {
  for (const use of ['post', 'cover', 'avatar'] as const)
    expect((await renderPicture(await make(), use)).files.length).toBeGreaterThan(0);
});

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['half a photo', async () => cut(await noise(600, 400).jpeg().toBuffer(), 0.5), 'jpeg'],
  ['a photo without its last fifth', async () => cut(await noise(600, 400).jpeg().toBuffer(), 0.2), 'jpeg'],
  ['half a PNG', async () => cut(await noise(600, 400).png().toBuffer(), 0.5), 'png'],
  ['a WebP without its last bytes', async () => (await noise(60, 40).webp().toBuffer()).subarray(0, -2), 'webp'],
  ['an AVIF without its last bytes', async () => (await noise(60, 40).avif().toBuffer()).subarray(0, -2), 'avif'],
  ['half a GIF', async () => cut(await noise(60, 40).gif().toBuffer(), 0.5), 'gif'],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer(), 'tiff'],
  ['a drawing', () => svg, 'svg'],
  ["an iPhone's photo", () => heic, 'heic'],
  ['the film of a live photo', () => Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1'), 'video'],
  ['a document', () => Buffer.from('%PDF-1.7\n'), 'pdf'],
  ['a BMP', () => Buffer.from('BM\x36\0\0\0', 'latin1'), 'bmp'],
])('a member who sends %s reads what it is and what to do', async (_, make, kind) => {
  await expect(renderPicture(await make(), 'post')).rejects.toMatchObject({
    statusCode: 415,
    code: 'unsupported_media',
    message: unreadPicture(kind as FileKind),
  });
});

test.each<[width: number, height: number, shown: [number, number]]>([
  [100, 16_384, [100, 16_383]],
  [16_384, 100, [1600, 10]],
  [1, 1, [1, 1]],
  [20_000, 10, [1600, 1]],
  [20_000, 1, [1600, 1]],
  [10, 20_000, [8, 16_383]],
  [1080, 12_000, [1080, 12_000]],
  [400, 20_000, [328, 16_383]],
])('a picture of %i × %i is shown as wide as it can be', async (width, height, [shownWidth, shownHeight]) => {
  const rendered = await renderPicture(await plain(width, height).png().toBuffer(), 'post');
  expect([rendered.width, rendered.height]).toEqual([shownWidth, shownHeight]);
  const sizes = await Promise.all(rendered.files.map(({ bytes }) => sharp(bytes).metadata()));
  expect(sizes.map((each) => each.width)).toEqual(rendered.widths);
  for (const use of ['text', 'avatar', 'cover'] as const)
    expect((await renderPicture(await plain(width, height).png().toBuffer(), use)).files.length).toBeGreaterThan(0);
});

test('a member whose picture would be too narrow to be read is told to cut it', async () => {
  for (const [width, height] of [
    [1, 50_000],
    [700, 40_000],
  ] as const) {
    const source = await plain(width, height).png().toBuffer();
    await expect(renderPicture(source, 'post')).rejects.toMatchObject({ statusCode: 413, message: tooLongPicture });
  }
});

test('a file that claims 50 000 × 50 000 is too large', async () => {
  const claimed = await plain(10, 10).png().toBuffer();
  claimed.writeUInt32BE(50_000, 16);
  claimed.writeUInt32BE(50_000, 20);
  claimed.writeUInt32BE(crc32(claimed.subarray(12, 29)), 29);
  await expect(renderPicture(claimed, 'post')).rejects.toMatchObject({ statusCode: 413 });
});

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page that begins like a JPEG', () => Buffer.from('\xff\xd8\xff<!doctype html>', 'latin1')],
  ['a script that begins like a GIF', () => Buffer.from('GIF89a=1;alert(1)')],
  ['a drawing', () => svg],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
  ['the first bytes of a photo', async () => (await photo(900, 900)).subarray(0, 2_000)],
  ['nothing', () => Buffer.alloc(0)],
])('%s is rejected as no picture', async (_, make) => {
  await expect(renderPicture(await make(), 'post')).rejects.toMatchObject({ statusCode: 415 });
});

test('SVG of our own can be read only while it is allowed', async () => {
  const read = () => sharp(svg).png().toBuffer();
  await expect(withDrawings(read)).resolves.toBeInstanceOf(Buffer);
  await expect(read()).rejects.toThrow('unsupported image format');
});

test('a file over 10 MiB and a small file of over 50 megapixels are too large', async () => {
  const heavy = Buffer.concat([await photo(20, 20), Buffer.alloc(limits.uploadBytes)]);
  await expect(renderPicture(heavy, 'post')).rejects.toMatchObject({ statusCode: 413 });
  const wide = await plain(8_000, 6_300).png({ compressionLevel: 9 }).toBuffer();
  expect(wide.length).toBeLessThan(limits.uploadBytes);
  await expect(renderPicture(wide, 'post')).rejects.toMatchObject({ statusCode: 413 });
});

test.each(['png', 'webp', 'gif', 'avif'] as const)('a %s is taken', async (format) => {
  const rendered = await renderPicture(await plain(64, 48).toFormat(format).toBuffer(), 'post');
  expect(rendered).toMatchObject({ width: 64, height: 48, widths: [64] });
});

test('a picture that moves shows its first picture', async () => {
  const frames = Buffer.concat(['#ff0000', '#0000ff'].map((color) => Buffer.from(color.slice(1).repeat(16), 'hex')));
  const raw = { width: 4, height: 8, channels: 3, pageHeight: 4 } as const;
  for (const moving of [
    await sharp(frames, { raw }).gif().toBuffer(),
    await sharp(frames, { raw }).webp().toBuffer(),
  ]) {
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const { height, files } = await renderPicture(moving, 'post');
    expect(height).toBe(4);
    const { pages, hasAlpha } = await sharp(files[0]?.bytes).metadata();
    expect([pages ?? 1, hasAlpha]).toEqual([1, false]);
  }
});

const ring = (color: string, around = '', ground = 'none') =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" fill="${ground}"/><circle cx="400" cy="250" r="180" fill="none" stroke="${color}" stroke-width="40"/>${around}</svg>`,
    ),
  );
const drawn = (drawing: ReturnType<typeof ring>) => withDrawings(() => drawing.png().toBuffer());
const whiteDisc = '<circle cx="400" cy="250" r="60" fill="white"/>';
const [light, dark, between] = [pictureGrounds.light, pictureGrounds.dark, pictureGrounds.between];

test.each<[string, ReturnType<typeof ring>, string]>([
  ['a black logo', ring('#111'), light],
  ['a dark blue logo', ring('#0a1a5c'), light],
  ['a white logo', ring('#fff'), dark],
  ['a pale yellow logo', ring('#fff6c9'), dark],
  ['a green logo, which is seen on anything,', ring('#3f9a6c'), 'transparent'],
  ['a red logo, which is seen on anything,', ring('#d0353f'), 'transparent'],
  ['a logo half black and half white', ring('#000', '<circle cx="400" cy="250" r="150" fill="white"/>'), between],
  ['a black logo with a little white', ring('#000', '<circle cx="400" cy="250" r="20" fill="white"/>'), light],
])('%s lies on a ground on which it is seen in both themes', async (_, drawing, ground) => {
  const { placeholder, files } = await renderPicture(await drawn(drawing), 'post');
  expect(placeholder).toBe(ground);
  for (const { bytes } of files) {
    const { isOpaque } = await sharp(bytes).stats();
    expect(isOpaque).toBe(false);
  }
});

/** Of a picture that is all opaque. */
async function expectCorner(file: Buffer, color: string) {
  const corner = sharp(file).extract({ left: 2, top: 2, width: 1, height: 1 });
  const channels = [...(await corner.raw().toBuffer())];
  expect(channels).toHaveLength(3);
  for (const [index, value] of channelsOf(color).entries())
    expect(Math.abs(value - (channels[index] ?? 0))).toBeLessThan(4);
}

test.each([
  ['a black logo', '#111', light],
  ['a white logo', '#fff', dark],
] as const)('%s is laid on its ground where it leaves the page or stands in a shape', async (_, color, ground) => {
  for (const use of ['text', 'avatar', 'cover'] as const) {
    const { files } = await renderPicture(await drawn(ring(color)), use);
    for (const { bytes } of files) await expectCorner(bytes, ground);
  }
});

test('a picture without transparent parts has its main colour as before, also with an alpha channel', async () => {
  const { placeholder } = await renderPicture(await drawn(ring('#111', whiteDisc, '#0b5d3b')), 'post');
  expect(placeholder).toBe('#085838');
});

test('a picture of a window, with its round corners, has no ground', async () => {
  const window = sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500"><rect width="800" height="500" rx="24" fill="#fff"/></svg>',
    ),
  );
  expect((await renderPicture(await drawn(window), 'post')).placeholder).toBe('transparent');
});
