import type { Picture } from 'shared-api/contract/posts/posts.contract';
import { renditionWidths } from './rendition-widths.ts';

export const renditionName = (hash: string, width: number) => `${hash}-${width}.webp`;

const mediaUrl = (hash: string, width: number) => `/media/${renditionName(hash, width)}`;

export const avatarUrl = (hash: string | null) => hash && mediaUrl(hash, renditionWidths.avatar[0]);

export const coverUrl = (hash: string | null, size: 'small' | 'large') =>
  hash && mediaUrl(hash, renditionWidths.cover[size === 'small' ? 0 : 2]);

type Rendered = { hash: string; width: number; height: number; widths: number[]; placeholder: string };

/** A card is 380 CSS pixels wide on phones, and 618 on small tablets, whose screens are less sharp. */
const widestInLists = 1080;

const srcsetOf = (hash: string, widths: number[]) =>
  widths.map((width) => `${mediaUrl(hash, width)} ${width}w`).join(', ');

/** Of a listed picture the widest files are left out: a card needs none of them, and each address travels in the page. */
export function toPicture({ hash, width, height, widths, placeholder }: Rendered, isListed = false): Picture {
  const shown = widths.filter((each) => !isListed || each <= widestInLists);
  const srcset = srcsetOf(hash, shown.length > 0 ? shown : widths);
  return { sources: [{ type: 'image/webp', srcset }], width, height, placeholder };
}

export const largestUrl = ({ hash, widths }: Pick<Rendered, 'hash' | 'widths'>) => mediaUrl(hash, Math.max(...widths));
