import type { GalleryEntry } from 'shared-api/contract/gallery.contract';
import type { GalleryPicture } from 'shared-api/contract/posts.contract';

/** The pictures below a text, as the form of a post holds them: one field. */
export const readGallery = (value: string | undefined): readonly GalleryEntry[] => (value ? JSON.parse(value) : []);

export const writeGallery = (entries: readonly GalleryEntry[]): string => JSON.stringify(entries);

/** What the form of a post begins with; nothing of a post that has none. */
export const galleryValueOf = (gallery: readonly GalleryPicture[] = []): Record<string, string> =>
  gallery.length > 0
    ? { gallery: writeGallery(gallery.map(({ image, alt, caption }) => ({ src: image, alt, caption }))) }
    : {};

/** As it can be kept where there is little room. */
export const withoutPictureData = (value: string) =>
  writeGallery(readGallery(value).filter(({ src }) => !src.startsWith('data:')));
