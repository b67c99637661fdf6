import { buffer } from 'node:stream/consumers';
import { serverLimits } from '../../limits.ts';
import type { Db } from '../database/db.ts';
import type { MediaStore } from '../media/media-store.ts';
import { renditionName } from './picture-urls.ts';
import { picturesRepository } from './pictures.repository.ts';
import { toNarrower } from './render-picture.ts';
import { type PictureUse, renditionWidths } from './rendition-widths.ts';

type Stored = { hash: string; widths: number[]; uses: PictureUse[] };

function missingWidths({ widths, uses }: Stored) {
  const wanted = new Set(uses.flatMap((use): readonly number[] => renditionWidths[use]));
  return [...wanted].filter((width) => width < Math.max(...widths) && !widths.includes(width));
}

/** Files of these widths from the largest; none where that is gone, or cannot be decoded. */
async function renderMissing(media: MediaStore, { hash, widths }: Stored, missing: number[]) {
  const file = missing.length > 0 && (await media.open(renditionName(hash, Math.max(...widths))));
  if (!file) return [];
  const largest = await buffer(file.stream);
  try {
    return await Promise.all(missing.map(async (width) => ({ width, bytes: await toNarrower(largest, width) })));
  } catch {
    return []; // what cannot be decoded now will not be later
  }
}

/** The work that gives pictures which were stored earlier the widths that their uses got since. */
export function renditionsWork({ db, media }: { db: Db; media: MediaStore }) {
  let after = '';

  /** One file and its width together, unless the picture was removed meanwhile. @returns the widths of the picture */
  const store = (hash: string, widths: number[], { width, bytes }: { width: number; bytes: Buffer }) =>
    db.transaction().execute(async (transaction) => {
      const [isThere] = await picturesRepository.lock(transaction, [hash]);
      if (!isThere) return widths;
      const added = [...widths, width].toSorted((one, other) => one - other);
      await media.put(renditionName(hash, width), bytes);
      await picturesRepository.setWidths(transaction, hash, added);
      return added;
    });

  /** One picture. One that fails is tried again in the next round, after all others. @returns whether there may be more */
  return async (cutOff: AbortSignal): Promise<boolean> => {
    const before = new Date(Date.now() - serverLimits.pictureSettlesMs);
    const picture = await picturesRepository.findOldRenditions(db, { after, before });
    after = picture?.hash ?? '';
    if (!picture) return false;
    let { widths } = picture;
    for (const file of await renderMissing(media, picture, missingWidths(picture))) {
      if (cutOff.aborted) return false;
      widths = await store(picture.hash, widths, file);
    }
    await picturesRepository.setRenditionVersion(db, picture.hash);
    return true;
  };
}
