import type { MouseEvent, ReactNode } from 'react';
import { dirOf } from 'shared-ui/static';
import { Picture, type PictureSource } from '../picture/picture.tsx';
import { messages } from './messages.ts';

export type GalleryItem = {
  /** Address of the largest one. */
  image: string;
  picture: PictureSource;
  /** The picture in words, for those who do not see it; may be empty. */
  alt: string;
  /** What stands below it; may be empty. */
  caption: string;
};

type GalleryListProps = {
  items: readonly GalleryItem[];
  /** With it each picture is a link to its large one; called with the index of the picture whose link is pressed. */
  onPress?: (event: MouseEvent, index: number) => void;
};

/** Pictures that are not moved: the same one may be there twice. */
export const placeKeyOf = ({ image }: GalleryItem, index: number) => `${index} ${image}`;

/** Pictures side by side, with their captions. */
export const GalleryList = ({ items, onPress }: GalleryListProps) => (
  <ul className="ui-gallery" aria-label={messages.gallery}>
    {items.map((item, index) => {
      const shown = <Picture picture={item.picture} alt={item.alt} sizes="(min-width: 50rem) 15rem, 46vw" />;
      return (
        <li key={placeKeyOf(item, index)}>
          <figure>
            {onPress ? linked(shown, item, { place: index + 1, total: items.length, onPress }) : shown}
            {item.caption && (
              <figcaption className="ui-card-text ui-card-meta" dir={dirOf(item.caption)}>
                {item.caption}
              </figcaption>
            )}
          </figure>
        </li>
      );
    })}
  </ul>
);

type Place = { place: number; total: number; onPress: NonNullable<GalleryListProps['onPress']> };

const linked = (shown: ReactNode, { image, alt, caption }: GalleryItem, { place, total, onPress }: Place) => (
  <a
    href={image}
    aria-label={[messages.picture(place, total), alt || caption].filter(Boolean).join(': ')}
    onClick={(event) => onPress(event, place - 1)}
  >
    {shown}
  </a>
);
