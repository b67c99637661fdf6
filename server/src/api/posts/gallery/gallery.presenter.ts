import type { GalleryPicture } from 'shared-api/contract/posts/posts.contract';
import { largestUrl, toPicture } from '../../../platform/pictures/picture-urls.ts';

export type GalleryRow = {
  hash: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  alt: string;
  caption: string;
};

export const toGalleryPicture = ({ alt, caption, ...rendered }: GalleryRow): GalleryPicture => ({
  image: largestUrl(rendered),
  picture: toPicture(rendered),
  alt,
  caption,
});
