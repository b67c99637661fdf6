import type { ReactNode } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import { Link } from 'shared-ui/router';
import { Bdi, Byline, Card, RelativeTime } from 'shared-ui/static';
import { PostMark } from './post-mark.tsx';
import type { Preview } from './to-preview.ts';

type PostPreviewProps = {
  preview: Omit<Preview, 'title' | 'text'> & { title: ReactNode; text: ReactNode };
  /** The width its picture is rendered with. */
  pictureSizes?: string;
  /** It is seen before one scrolls. */
  isInSight?: boolean;
  headingLevel?: 2 | 3;
  /** Among cards that pass by, equally high: the lattice stands in place of a picture; their dates have to be brief. */
  isPassing?: boolean;
  /** Of its link. */
  tabIndex?: -1 | undefined;
};

export const PostPreview = ({
  preview,
  pictureSizes = '20rem',
  isInSight,
  headingLevel = 3,
  isPassing = false,
  tabIndex,
}: PostPreviewProps) => (
  <Card
    tone={preview.type === 'Ad' ? 'announcement' : 'plain'}
    picture={preview.picture}
    pictureAlt={preview.alt}
    pictureSizes={pictureSizes}
    isInSight={isInSight}
    hasCover={isPassing}
    headingLevel={headingLevel}
    eyebrow={
      <>
        <PostMark type={preview.type} />
        <RelativeTime iso={preview.publishedAt} isBrief={isPassing} />
      </>
    }
    title={
      <Link to={pathTo.post(preview.id)} tabIndex={tabIndex}>
        <Bdi>{preview.title}</Bdi>
      </Link>
    }
    text={<Bdi>{preview.text}</Bdi>}
    meta={<Byline {...preview.byline} />}
  />
);
