import type { Picture } from 'shared-api/contract/posts/posts.contract';
import { renditionWidths } from './rendition-widths.ts';

export const renditionName = (hash: string, width: number) => `${hash}-${width}.webp`;

const mediaUrl = (hash: string, width: number) => `/media/${renditionName(hash, width)}`;

export const avatarUrl = (hash: string | null) => hash && mediaUrl(hash, renditionWidths.avatar[0]);

export const coverUrl = (hash: string | null, size: 'small' | 'large') =>
  hash && mediaUrl(hash, renditionWidths.cover[size === 'small' ? 0 : 2]);

type Rendered = { hash: string; width: number; height: number; widths: number[]; placeholder: string };

export const toPicture = ({ hash, width, height, widths, placeholder }: Rendered): Picture => ({
  sources: [{ type: 'image/webp', srcset: widths.map((each) => `${mediaUrl(hash, each)} ${each}w`).join(', ') }],
  width,
  height,
  placeholder,
});

export const largestUrl = ({ hash, widths }: Pick<Rendered, 'hash' | 'widths'>) => mediaUrl(hash, Math.max(...widths));
