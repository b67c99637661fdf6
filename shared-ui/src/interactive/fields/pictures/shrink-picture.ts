import { fittingSize } from './fitting-size.ts';

const quality = 0.85;

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));

/**
 * Safari writes no WebP and answers with a PNG, which is larger than the photograph it was made of. A JPEG has no transparent
 * parts, so what may have some stays a PNG.
 */
async function encode(canvas: HTMLCanvasElement, type: string) {
  const written = await toBlob(canvas, 'image/webp');
  const isPhoto = /jpe?g|hei[cf]/.test(type);
  return written?.type !== 'image/webp' && isPhoto ? toBlob(canvas, 'image/jpeg') : written;
}

/** @throws when this browser cannot decode it */
async function decode(picture: Blob) {
  try {
    return { bitmap: await createImageBitmap(picture), isDamaged: false };
  } catch (error) {
    const { decodeDamaged } = await import('./decode-damaged.ts');
    return { bitmap: await decodeDamaged(picture, error), isDamaged: true };
  }
}

/**
 * The picture no larger than it needs to be, so that it leaves the device sooner; of a kind that only some browsers read
 * (`mustEncode`) as one that all do. @throws when it is no picture that this browser reads
 */
export async function shrinkPicture(picture: Blob, { mustEncode = false } = {}): Promise<Blob> {
  const { bitmap, isDamaged } = await decode(picture);
  const canvas = Object.assign(document.createElement('canvas'), fittingSize(bitmap));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const smaller = await encode(canvas, picture.type);
  return smaller && (mustEncode || isDamaged || smaller.size < picture.size) ? smaller : picture;
}
