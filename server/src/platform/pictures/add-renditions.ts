import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { serverLimits } from '../../limits.ts';
import type { Db } from '../database/db.ts';
import type { MediaStore } from '../media/media-store.ts';
import { renditionName } from './picture-urls.ts';
import { picturesRepository } from './pictures.repository.ts';
import { toFile } from './render-picture.ts';
import { type PictureUse, renditionWidths } from './rendition-widths.ts';

const { addRenditionsAtOnce } = serverLimits;

type Stored = { hash: string; widths: number[]; use: PictureUse };

/** Stores the missing files of a picture, from its largest. @returns all its widths; those it had where that is gone or broken */
async function addMissing(media: MediaStore, { hash, widths, use }: Stored) {
  const largest = Math.max(...widths);
  const missing = renditionWidths[use].filter((width) => width < largest && !widths.includes(width));
  const file = missing.length > 0 && (await media.open(renditionName(hash, largest)));
  if (!file) return widths;
  const bytes = await buffer(file.stream);
  try {
    for (const width of missing)
      await media.put(renditionName(hash, width), await toFile(sharp(bytes).resize({ width })));
  } catch {
    return widths; // what cannot be decoded now will not be later
  }
  return [...widths, ...missing].toSorted((one, other) => one - other);
}

/** Gives some pictures that were stored earlier the widths that their use got since. @returns whether there may be more */
export async function addRenditions(db: Db, media: MediaStore) {
  const pictures = await picturesRepository.findOldRenditions(db, addRenditionsAtOnce);
  for (const picture of pictures)
    await picturesRepository.setWidths(db, picture.hash, await addMissing(media, picture));
  return pictures.length === addRenditionsAtOnce;
}
