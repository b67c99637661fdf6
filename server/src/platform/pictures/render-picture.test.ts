import { limits } from 'shared-api/contract/limits';
import sharp from 'sharp';
import { withDrawings } from './picture-loaders.ts';
import { renderPicture } from './render-picture.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d3b' } })
    .withExif({ IFD0: { Copyright: 'secret place' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('a photo is turned, rid of its metadata and kept in three widths', async () => {
  const rendered = await renderPicture(await photo(1200, 2000), 'post');
  expect(rendered).toMatchObject({ width: 1600, height: 960, widths: [480, 960, 1600] });
  for (const [index, { name, bytes }] of rendered.files.entries()) {
    expect(name).toBe(`${rendered.hash}-${rendered.widths[index]}.webp`);
    const { format, width, exif } = await sharp(bytes).metadata();
    expect({ format, width, exif }).toEqual({ format: 'webp', width: rendered.widths[index], exif: undefined });
  }
});

test('the placeholder is near the main colour', async () => {
  const { placeholder } = await renderPicture(await photo(800, 600), 'post');
  const channels = [1, 3, 5].map((start) => Number.parseInt(placeholder.slice(start, start + 2), 16));
  for (const [index, expected] of [0x0b, 0x5d, 0x3b].entries()) {
    expect(Math.abs((channels[index] ?? 0) - expected)).toBeLessThan(16);
  }
});

test('a small picture is not enlarged, an avatar is square, a cover 16:9', async () => {
  const small = await photo(600, 700);
  expect((await renderPicture(small, 'post')).widths).toEqual([480, 700]);
  expect(await renderPicture(small, 'avatar')).toMatchObject({ width: 320, height: 320, widths: [160, 320] });
  expect(await renderPicture(small, 'cover')).toMatchObject({ width: 1600, height: 900 });
});

test('the same source has the same name, another use another', async () => {
  const source = await photo(500, 500);
  const { hash } = await renderPicture(source, 'post');
  expect((await renderPicture(source, 'post')).hash).toBe(hash);
  expect((await renderPicture(source, 'avatar')).hash).not.toBe(hash);
});

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>');
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0b5d3b' } });

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a page that begins like a JPEG', () => Buffer.from('\xff\xd8\xff<!doctype html>', 'latin1')],
  ['a script that begins like a GIF', () => Buffer.from('GIF89a=1;alert(1)')],
  ['a drawing', () => svg],
  ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
  ['half a photo', async () => (await photo(900, 900)).subarray(0, 2_000)],
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
