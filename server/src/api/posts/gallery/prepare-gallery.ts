import { GalleryField } from 'shared-api/contract/gallery.contract';
import * as v from 'valibot';
import { fieldSentence, galleryErrors } from '../../../messages.ts';
import { Refusal, validationFailed } from '../../../platform/errors.ts';
import type { PicturesService } from '../../../platform/pictures/pictures.service.ts';
import { type RenderedPicture, renderPicture } from '../../../platform/pictures/render-picture.ts';
import { decodeDataUri } from '../content/embedded-pictures.ts';

/** The pictures below a text as they are stored, in their order. */
export type StoredGallery = { pictureHash: string; alt: string; caption: string }[];

type Prepared = {
  /** Undefined for those it has. */
  gallery: StoredGallery | undefined;
  /** Those of them that are new, not yet stored. */
  below: RenderedPicture[];
};

const refuse = (sentence: string) => validationFailed({ gallery: sentence });
const storedPath = /^\/media\/([0-9a-f]{32})-\d{1,4}\.webp$/;
const hashOf = (src: string) => storedPath.exec(src)?.[1];

/** @throws Refusal 400 that says which of them is wrong */
function parseField(sent: string) {
  const parsed = v.safeParse(GalleryField, sent);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const index = issue.path?.[0]?.key;
  const isWords = typeof index === 'number' && issue.message.startsWith('too_long');
  throw refuse(isWords ? galleryErrors.words(index + 1) : fieldSentence('gallery', issue.message));
}

async function render(src: string, place: number) {
  const source = decodeDataUri(src);
  if (!source) throw refuse(galleryErrors.bad(place));
  try {
    return await renderPicture(source, 'post');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw refuse(error.code === 'too_large' ? galleryErrors.tooLarge(place) : galleryErrors.bad(place));
  }
}

/**
 * What a form says of the pictures below its text. One that cannot be shown is refused rather than left out: its words
 * would be lost with it.
 * @throws Refusal 400
 */
export async function prepareGallery(pictures: PicturesService, sent: string | undefined): Promise<Prepared> {
  if (sent === undefined) return { gallery: undefined, below: [] };
  const entries = parseField(sent);
  const stored = await pictures.find(entries.flatMap(({ src }) => hashOf(src) ?? []));
  const known = new Set(stored.map(({ hash }) => hash));
  const below: RenderedPicture[] = [];
  const gallery: StoredGallery = [];
  for (const [index, { src, ...words }] of entries.entries()) {
    const hash = hashOf(src);
    if (hash && !known.has(hash)) throw refuse(galleryErrors.gone(index + 1));
    const picture = hash ? { hash } : await render(src, index + 1);
    if ('files' in picture) below.push(picture);
    gallery.push({ pictureHash: picture.hash, ...words });
  }
  return { gallery, below };
}
