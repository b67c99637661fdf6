import type { PictureSource } from '../../../static/pictures/picture/picture.tsx';
import { useObjectUrl } from './use-object-url.ts';

/** A picture that is only here, as pages show one. Its own measures take the place of these once it is read. */
export function useChosenPicture(picture: Blob | undefined): PictureSource | undefined {
  const url = useObjectUrl(picture);
  if (!picture || !url) return undefined;
  const placeholder = 'var(--ui-colors-border-control)'; // what is transparent is seen on it, black or white
  return { sources: [{ type: picture.type, srcset: url }], width: 16, height: 10, placeholder };
}
