import * as v from 'valibot';
import { limits } from '../limits.ts';
import { boundedText } from '../text/text.contract.ts';
import { galleryLimits } from './gallery-limits.ts';

const GalleryEntry = v.object({
  /** A `data:` URI of a new picture, or the `image` of one that is stored. */
  src: v.string(),
  alt: boundedText(limits.imageAlt),
  caption: boundedText(limits.imageCaption),
});
export type GalleryEntry = v.InferOutput<typeof GalleryEntry>;

/** The field `gallery` in the form of a post, as JSON: all the pictures below its text, in their order. */
export const GalleryField = v.pipe(
  v.string(),
  v.parseJson(undefined, 'unknown'),
  // counted before each is looked at
  v.array(v.unknown(), 'unknown'),
  v.maxLength(galleryLimits.pictures, 'too_many_in_gallery'),
  v.array(GalleryEntry, 'unknown'),
);
