import type { GalleryEntry } from 'shared-api/contract/posts/gallery.contract';
import type { GalleryPicture } from 'shared-api/contract/posts/posts.contract';

/** The pictures below a text, as the form of a post holds them: one field. */
export const readGallery = (value: string | undefined): readonly GalleryEntry[] => (value ? JSON.parse(value) : []);

export const writeGallery = (entries: readonly GalleryEntry[]): string => JSON.stringify(entries);

/** What the form of a post begins with; nothing of a post that has none. */
export const galleryValueOf = (gallery: readonly GalleryPicture[] = []): Record<string, string> =>
  gallery.length > 0
    ? { gallery: writeGallery(gallery.map(({ image, alt, caption }) => ({ src: image, alt, caption }))) }
    : {};

/** What a picture says to those who do not see it, and what stands below it. */
export type AltText = Pick<GalleryEntry, 'alt' | 'caption'>;

const isNew = ({ src }: GalleryEntry) => src.startsWith('data:');

/** As it can be kept where there is little room, and the words of the pictures that it lacks then. */
export function withoutPictureData(value: string | undefined) {
  const entries = readGallery(value);
  return {
    gallery: writeGallery(entries.filter((entry) => !isNew(entry))),
    lost: entries.filter(isNew).map(({ alt, caption }): AltText => ({ alt, caption })),
  };
}
