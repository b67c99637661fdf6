import * as v from 'valibot';
import { boundedText } from '../text/text.contract.ts';
import { galleryLimits } from './gallery-limits.ts';
import { postTextLimits } from './post-texts.ts';

const GalleryEntry = v.object({
  /** A `data:` URI of a new picture, or the `image` of one that is stored. */
  src: v.string(),
  alt: boundedText(postTextLimits.imageAlt),
  caption: boundedText(postTextLimits.imageCaption),
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
