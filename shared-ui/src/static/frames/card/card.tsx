import type { ReactNode } from 'react';
import { Lattice } from '../../pictures/lattice/lattice.tsx';
import { Picture, type PictureSource } from '../../pictures/picture/picture.tsx';

type CardProps = {
  /** A text, or a link: a link in the title is opened by a press anywhere on the card. */
  title: ReactNode;
  picture?: PictureSource | null;
  /** Without a picture the lattice stands in its place, where all cards are equally high. */
  hasCover?: boolean | undefined;
  pictureAlt?: string;
  pictureSizes?: string;
  /** It is seen at once: its picture is loaded before others. */
  isInSight?: boolean | undefined;
  /** Above the title: a badge, a date. */
  eyebrow?: ReactNode;
  text?: ReactNode;
  /** Who and when. */
  meta?: ReactNode;
  footer?: ReactNode;
  /** The rank of the title where the card stands. */
  headingLevel?: 2 | 3 | 4;
  tone?: 'plain' | 'announcement';
};

const Cover = () => (
  <div className="ui-card-cover">
    <Lattice />
  </div>
);

/** One thing among its like: picture, title, some text, and what can be done with it. */
export function Card(props: CardProps) {
  const {
    title,
    picture,
    hasCover,
    pictureAlt = '',
    pictureSizes,
    isInSight = false,
    eyebrow,
    text,
    meta,
    footer,
    headingLevel = 3,
  } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={props.tone === 'announcement' ? 'ui-card ui-card-announcement' : 'ui-card'}>
      {picture ? (
        <Picture picture={picture} alt={pictureAlt} eager={isInSight} {...(pictureSizes && { sizes: pictureSizes })} />
      ) : (
        hasCover && <Cover />
      )}
      <div className="ui-card-body">
        {eyebrow && <div className="ui-card-eyebrow">{eyebrow}</div>}
        <Heading className="ui-card-title">{title}</Heading>
        {text && <div className="ui-card-text">{text}</div>}
        {meta && <div className="ui-card-meta">{meta}</div>}
        {footer && <div className="ui-card-footer">{footer}</div>}
      </div>
    </article>
  );
}
