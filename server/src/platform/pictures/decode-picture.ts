import { limits } from 'shared-api/contract/limits';
import { type FileKind, fileKind, isPictureKind } from 'shared-api/contract/pictures/file-kind';
import sharp from 'sharp';
import { serverLimits } from '../../limits.ts';
import { Rejection, tooLarge, tooLongPicture, unreadPicture } from '../errors.ts';
import { allowOnlyPictures } from './picture-loaders.ts';
import { type PictureUse, renditionWidths } from './rendition-widths.ts';

/** WebP holds no picture that is higher or wider. */
const maxSide = 16_383;
const aspects = { avatar: 1, cover: 9 / 16 } as const;
/** What libjpeg writes where the file has ended. */
const jpegFill = 128;
/** The part of a picture that may be missing below. */
const maxMissing = 0.1;

allowOnlyPictures();

const isCropped = (use: PictureUse): use is keyof typeof aspects => use in aspects;

/** From the header alone: a small file may unfold to gigabytes, and a long one would be made too narrow to be read. */
async function checkSize(source: Buffer, use: PictureUse) {
  const { width, height, autoOrient } = await sharp(source, { limitInputPixels: false }).metadata();
  if (width * height > limits.uploadMegapixels * 1_000_000) throw tooLarge();
  const scale = Math.min(1, Math.max(...renditionWidths[use]) / autoOrient.width);
  if (!isCropped(use) && autoOrient.height * scale > 2 * maxSide) throw tooLongPicture();
}

/** Decoded once, turned as the camera says, without its metadata, no larger than the largest rendition. */
function decode(source: Buffer, use: PictureUse, failOn: 'error' | 'none') {
  const largest = Math.max(...renditionWidths[use]);
  const upright = sharp(source, { failOn, pages: 1 })
    .timeout({ seconds: serverLimits.renderPictureTimeoutSeconds })
    .rotate();
  const sized = isCropped(use)
    ? upright.resize({ width: largest, height: Math.round(largest * aspects[use]), fit: 'cover' })
    : upright.resize({ width: largest, height: maxSide, fit: 'inside', withoutEnlargement: true });
  return sized.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

/** Whether all but a strip below is there: of a JPEG the rest is grey, and a PNG is read line by line. */
async function isNearlyComplete(source: Buffer, kind: FileKind) {
  const { width, height } = await sharp(source).metadata();
  const there = Math.floor(height * (1 - maxMissing));
  if (kind === 'png') {
    const upper = sharp(source, { failOn: 'error' }).extract({ left: 0, top: 0, width, height: Math.max(1, there) });
    await upper.resize(1, 1).raw().toBuffer(); // throws where it is not
    return true;
  }
  const strip = sharp(source, { failOn: 'none' }).extract({ left: 0, top: there, width, height: height - there });
  const pixels = await strip.resize(64, 16, { fit: 'fill', kernel: 'nearest' }).raw().toBuffer();
  return pixels.some((value) => value !== jpegFill);
}

/** A file that lost its last bytes on the way shows what it has. @throws what the decoder says of any other */
async function decodeWithGaps(source: Buffer, use: PictureUse, kind: FileKind) {
  try {
    return await decode(source, use, 'error');
  } catch (error) {
    if ((kind === 'jpeg' || kind === 'png') && (await isNearlyComplete(source, kind)))
      return decode(source, use, 'none');
    throw error;
  }
}

/**
 * The pixels of an upload, in the size of its largest rendition.
 * @throws Rejection 413 of what is too large or too long, 415 of what is no picture or is broken, with what it is
 */
export async function decodePicture(source: Buffer, use: PictureUse) {
  if (source.length > limits.uploadBytes) throw tooLarge();
  const kind = fileKind(source);
  // a library that was built with HEVC reads it; the one that comes with sharp does not
  if (!isPictureKind(kind) && kind !== 'heic') throw unreadPicture(kind);
  try {
    await checkSize(source, use);
    return await decodeWithGaps(source, use, kind);
  } catch (error) {
    throw error instanceof Rejection ? error : unreadPicture(kind);
  }
}
