import { GalleryField } from 'shared-api/contract/posts/gallery.contract';
import { galleryLimits } from 'shared-api/contract/posts/gallery-limits';
import * as v from 'valibot';
import { serverLimits } from '../../../limits.ts';
import { fieldSentence, galleryErrors } from '../../../messages.ts';
import { validationFailed } from '../../../platform/errors.ts';

export const rejectGallery = (sentence: string) => validationFailed({ gallery: sentence });

/** Code units of the field outside its pictures, as many of them as there may be. */
function lengthOfWords(sent: string) {
  let length = sent.length;
  let from = 0;
  for (let count = 0; count < galleryLimits.pictures; count += 1) {
    const start = sent.indexOf('"data:', from);
    const end = start < 0 ? -1 : sent.indexOf('"', start + 1);
    if (end < 0) break;
    length -= end - start;
    from = end + 1;
  }
  return length;
}

/** The pictures that a form names. @throws Rejection 400 that says which of them is wrong */
export function parseGallery(sent: string) {
  if (lengthOfWords(sent) > serverLimits.maxFieldsBytes)
    throw rejectGallery(fieldSentence('gallery', 'too_many_in_gallery'));
  const parsed = v.safeParse(GalleryField, sent);
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const index = issue.path?.[0]?.key;
  const isWords = typeof index === 'number' && issue.message.startsWith('too_long');
  throw rejectGallery(isWords ? galleryErrors.words(index + 1) : fieldSentence('gallery', issue.message));
}
