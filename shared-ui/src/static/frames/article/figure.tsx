import type { ComponentProps } from 'react';
import { dirOf } from 'shared-ui/static';
import { Picture } from '../../pictures/picture/picture.tsx';

type FigureProps = ComponentProps<typeof Picture> & {
  /** What a person wrote below the picture; empty for nothing. */
  caption: string;
};

/** The picture of an article, and its caption. */
export const Figure = ({ caption, ...picture }: FigureProps) => (
  <figure>
    <Picture {...picture} />
    {caption && (
      <figcaption className="ui-card-text ui-card-meta" dir={dirOf(caption)}>
        {caption}
      </figcaption>
    )}
  </figure>
);
