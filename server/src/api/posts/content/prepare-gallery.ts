import { galleryErrors } from '../../../messages.ts';
import { Rejection } from '../../../platform/errors.ts';
import type { PicturesService } from '../../../platform/pictures/pictures.service.ts';
import { type RenderedPicture, renderPicture } from '../../../platform/pictures/render-picture.ts';
import type { StoredGallery } from '../gallery/gallery.repository.ts';
import { parseGallery, rejectGallery } from '../gallery/parse-gallery.ts';
import { decodeDataUri } from './embedded-pictures.ts';

type Sources = {
  /** Against whose day those count that are new. */
  author: string;
  picturesService: Pick<PicturesService, 'count' | 'find'>;
};

type Prepared = {
  /** Undefined for those it has. */
  gallery: StoredGallery | undefined;
  /** Those of them that are new, not yet stored. */
  below: RenderedPicture[];
};

const storedPath = /^\/media\/([0-9a-f]{32})-\d{1,4}\.webp$/;
const hashOf = (src: string) => storedPath.exec(src)?.[1];

async function render(src: string, place: number) {
  const source = decodeDataUri(src);
  if (!source) throw rejectGallery(galleryErrors.bad(place));
  try {
    return await renderPicture(source, 'post');
  } catch (error) {
    if (!(error instanceof Rejection)) throw error;
    throw rejectGallery(galleryErrors.notRead(place, error.message));
  }
}

/**
 * What a form says of the pictures below its text. One that cannot be shown is rejected rather than left out: its words
 * would be lost with it.
 * @throws Rejection 400, 429
 */
export async function prepareGallery(
  { author, picturesService }: Sources,
  sent: string | undefined,
): Promise<Prepared> {
  if (sent === undefined) return { gallery: undefined, below: [] };
  const entries = parseGallery(sent);
  await picturesService.count(author, entries.filter(({ src }) => !hashOf(src)).length);
  const stored = await picturesService.find(entries.flatMap(({ src }) => hashOf(src) ?? []));
  const known = new Set(stored.map(({ hash }) => hash));
  const below: RenderedPicture[] = [];
  const gallery: StoredGallery = [];
  for (const [index, { src, ...words }] of entries.entries()) {
    const hash = hashOf(src);
    if (hash && !known.has(hash)) throw rejectGallery(galleryErrors.gone(index + 1));
    const picture = hash ? { hash } : await render(src, index + 1);
    if ('files' in picture) below.push(picture);
    gallery.push({ pictureHash: picture.hash, ...words });
  }
  return { gallery, below };
}
