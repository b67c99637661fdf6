const beginOfJpeg = '255,216,255';
const endOfJpeg = new Uint8Array([255, 217]);
/** What browsers show where a JPEG has ended too early. */
const fill = 128;
/** The part of a picture below that may be missing. */
const maxMissing = 0.1;
const sample = { width: 64, height: 16 };

/** Whether there is anything in the lowest strip. */
function isNearlyComplete(bitmap: ImageBitmap) {
  const canvas = Object.assign(document.createElement('canvas'), sample);
  const drawing = canvas.getContext('2d');
  if (!drawing) return false;
  const there = Math.floor(bitmap.height * (1 - maxMissing));
  drawing.imageSmoothingEnabled = false;
  drawing.drawImage(bitmap, 0, there, bitmap.width, bitmap.height - there, 0, 0, sample.width, sample.height);
  const { data } = drawing.getImageData(0, 0, sample.width, sample.height);
  return data.some((value, index) => index % 4 < 3 && value !== fill);
}

/** A photo that lost its last bytes on the way, which browsers do not read as it is. @throws `error` for any other file */
export async function decodeDamaged(picture: Blob, error: unknown): Promise<ImageBitmap> {
  const begin = new Uint8Array(await picture.slice(0, 3).arrayBuffer());
  if (begin.join() !== beginOfJpeg) throw error;
  const bitmap = await createImageBitmap(new Blob([picture, endOfJpeg], { type: picture.type }));
  if (isNearlyComplete(bitmap)) return bitmap;
  bitmap.close();
  throw error;
}
