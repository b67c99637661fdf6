import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { serverLimits } from '../../limits.ts';
import type { Db } from '../database/db.ts';
import type { MediaStore } from '../media/media-store.ts';
import { findGround } from './picture-ground.ts';
import { renditionName } from './picture-urls.ts';
import { picturesRepository } from './pictures.repository.ts';

const { refreshPlaceholdersAtOnce } = serverLimits;

/** Undefined for a picture without transparent parts, and for one whose file is gone or broken: they keep the placeholder that they have. */
async function groundOf(media: MediaStore, { hash, widths }: { hash: string; widths: number[] }) {
  const file = await media.open(renditionName(hash, Math.min(...widths)));
  if (!file) return undefined;
  const bytes = await buffer(file.stream);
  return findGround(sharp(bytes)).catch(() => undefined); // what cannot be decoded now will not be later
}

/**
 * Finds the ground of some pictures that were stored before transparent parts counted: their placeholder was the colour
 * behind those, mostly black. @returns whether there may be more
 */
export async function refreshPlaceholders(db: Db, media: MediaStore) {
  const pictures = await picturesRepository.findOldPlaceholders(db, refreshPlaceholdersAtOnce);
  for (const picture of pictures)
    await picturesRepository.setPlaceholder(db, picture.hash, await groundOf(media, picture));
  return pictures.length === refreshPlaceholdersAtOnce;
}
