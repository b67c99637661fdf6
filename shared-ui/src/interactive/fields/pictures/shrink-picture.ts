/** As wide or high as a picture of a post is ever shown, on a sharp screen. */
const maxPixels = 1920;
const quality = 0.85;

const toBlob = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((done) => canvas.toBlob(done, type, quality));

/** Safari writes no WebP and answers with a PNG, which is larger than the photograph it was made of. */
async function encode(canvas: HTMLCanvasElement, type: string) {
  const written = await toBlob(canvas, 'image/webp');
  return written?.type !== 'image/webp' && type === 'image/jpeg' ? toBlob(canvas, type) : written;
}

/** The picture no larger than it needs to be, so that it leaves the device sooner. @throws when it is no picture */
export async function shrinkPicture(picture: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(picture);
  const scale = Math.min(1, maxPixels / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const smaller = await encode(canvas, picture.type);
  return smaller && smaller.size < picture.size ? smaller : picture;
}
