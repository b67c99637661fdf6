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

/** Which of the pictures the server has by now: each is sent once. */
export function savedGallery() {
  const stored = new Map<string, string>();
  return {
    /** The server made `saved` of `sent`. */
    note(sent: string | undefined, saved: readonly GalleryPicture[]) {
      const entries = readGallery(sent);
      if (entries.length !== saved.length) return;
      for (const [index, { src }] of entries.entries()) {
        const image = saved[index]?.image;
        if (src.startsWith('data:') && image) stored.set(src, image);
      }
    },
    clear: () => stored.clear(),
    /** The field as it is sent, with the addresses of those. */
    toSent: (value: string) => mapSources(withChosenPictures(value), (src) => stored.get(src) ?? src),
  };
}
