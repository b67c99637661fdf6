import { createHash } from 'node:crypto';
import { limits } from 'shared-api/contract/limits';
import sharp, { type Sharp } from 'sharp';
import { serverLimits } from '../../limits.ts';
import { Rejection, tooLarge, unsupportedMedia } from '../errors.ts';
import { concurrencyLimit } from '../limits/concurrency-limit.ts';
import { allowOnlyPictures } from './picture-loaders.ts';
import { renditionName } from './picture-urls.ts';
import { type PictureUse, renditionWidths } from './rendition-widths.ts';

const brands = new Set(['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1']);

const startsWith = (bytes: Buffer, start: number, text: string) =>
  bytes.toString('latin1', start, start + text.length) === text;

const kinds: ((bytes: Buffer) => boolean)[] = [
  (bytes) => startsWith(bytes, 0, '\xff\xd8\xff'),
  (bytes) => startsWith(bytes, 0, '\x89PNG\r\n\x1a\n'),
  (bytes) => startsWith(bytes, 0, 'GIF87a') || startsWith(bytes, 0, 'GIF89a'),
  (bytes) => startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP'),
  (bytes) => startsWith(bytes, 4, 'ftyp') && brands.has(bytes.toString('latin1', 8, 12)),
];

/** Whether the first bytes are those of a JPEG, PNG, GIF, WebP, AVIF or HEIF: a name or a given type proves nothing. */
const looksLikePicture = (bytes: Buffer) => kinds.some((is) => is(bytes));

/** Part of every name: raise it when the same source is to give other files. */
const pipeline = '2';
const webp = { quality: 78, effort: 2 } as const;
const aspects = { avatar: 1, cover: 9 / 16 } as const;
const limited = concurrencyLimit(serverLimits.maxPicturesRenderedAtOnce);

export type RenderedPicture = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  files: { name: string; bytes: Buffer }[];
};

allowOnlyPictures();

const hashOf = (source: Buffer, use: PictureUse) =>
  createHash('sha256').update(`${pipeline} ${use} `).update(source).digest('hex').slice(0, 32);

/** From the header alone: a small file may unfold to gigabytes. */
async function isTooManyPixels(source: Buffer) {
  const { width, height } = await sharp(source, { limitInputPixels: false }).metadata();
  return width * height > limits.uploadMegapixels * 1_000_000;
}

/** Decoded once, turned as the camera says, without its metadata, no larger than the largest rendition. */
const decode = (source: Buffer, use: PictureUse) => {
  const largest = Math.max(...renditionWidths[use]);
  const upright = sharp(source, { failOn: 'error', pages: 1 })
    .timeout({ seconds: serverLimits.renderPictureTimeoutSeconds })
    .rotate();
  const sized =
    use === 'post'
      ? upright.resize({ width: largest, withoutEnlargement: true })
      : upright.resize({ width: largest, height: Math.round(largest * aspects[use]), fit: 'cover' });
  return sized.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
};

/** @throws Rejection of what is too large, not a picture, or broken */
async function decodeUpload(source: Buffer, use: PictureUse) {
  if (source.length > limits.uploadBytes) throw tooLarge();
  if (!looksLikePicture(source)) throw unsupportedMedia();
  try {
    if (await isTooManyPixels(source)) throw tooLarge();
    return await decode(source, use);
  } catch (error) {
    throw error instanceof Rejection ? error : unsupportedMedia();
  }
}

const toHex = (...channels: number[]) => `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`;

async function mainColor(picture: Sharp) {
  const small = await picture.resize(64).removeAlpha().png().toBuffer();
  const { dominant } = await sharp(small).stats();
  return toHex(dominant.r, dominant.g, dominant.b);
}

/** The files of a picture in every width of its use. @throws Rejection */
export const renderPicture = (source: Buffer, use: PictureUse): Promise<RenderedPicture> =>
  limited(async () => {
    const { data, info } = await decodeUpload(source, use);
    const decoded = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const smaller = renditionWidths[use].filter((width) => width < info.width);
    const widths = [...smaller, info.width];
    const hash = hashOf(source, use);
    const files = await Promise.all(
      widths.map(async (width) => ({
        name: renditionName(hash, width),
        bytes: await decoded().resize({ width }).webp(webp).toBuffer(),
      })),
    );
    return { hash, width: info.width, height: info.height, widths, placeholder: await mainColor(decoded()), files };
  });
