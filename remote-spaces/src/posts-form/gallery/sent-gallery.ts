import type { GalleryPicture } from 'shared-api/contract/posts/posts.contract';
import { toDataUrl } from 'shared-ui/pictures';
import { readGallery, writeGallery } from './gallery-value.ts';

const mapSources = (value: string, to: (src: string) => string) =>
  writeGallery(readGallery(value).map((entry) => ({ ...entry, src: to(entry.src) })));

/** What a picture that was chosen here is sent as, by the address that shows it; both last as long as the page. */
const chosen = new Map<string, string>();

/** A short address for a picture: the form is read at each letter, and the picture itself would lie in it. */
export async function toShownPicture(picture: Blob): Promise<string> {
  const data = await toDataUrl(picture);
  const address = URL.createObjectURL(picture);
  chosen.set(address, data);
  return address;
}

/** The field as it is sent. */
export const withChosenPictures = (value: string) => mapSources(value, (src) => chosen.get(src) ?? src);

/** Adds the server's addresses of the pictures in `sent`, paired by their order; unchanged if their numbers differ. */
export function addStoredPictures(
  stored: ReadonlyMap<string, string>,
  sent: string | undefined,
  saved: readonly GalleryPicture[],
): ReadonlyMap<string, string> {
  const entries = readGallery(sent);
  if (entries.length !== saved.length) return stored;
  const pairs = entries.map(({ src }, index) => [src, saved[index]?.image ?? ''] as const);
  return new Map([...stored, ...pairs.filter(([src]) => src.startsWith('data:'))]);
}

/** The field as it is sent, with the addresses of those. */
export const withStoredPictures = (stored: ReadonlyMap<string, string>, value: string) =>
  mapSources(withChosenPictures(value), (src) => stored.get(src) ?? src);
