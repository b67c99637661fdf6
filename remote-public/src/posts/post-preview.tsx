import { Link } from 'shared-ui/router';
import { Bdi, Byline, Card, RelativeTime } from 'shared-ui/static';
import { PostMark } from './post-mark.tsx';
import type { Preview } from './to-preview.ts';

type PostPreviewProps = {
  preview: Preview;
  /** The width its picture is rendered with. */
  pictureSizes?: string;
  headingLevel?: 2 | 3;
};

export const PostPreview = ({ preview, pictureSizes = '20rem', headingLevel = 3 }: PostPreviewProps) => (
  <Card
    tone={preview.type === 'Ad' ? 'announcement' : 'plain'}
    picture={preview.picture}
    pictureSizes={pictureSizes}
    headingLevel={headingLevel}
    eyebrow={
      <>
        <PostMark type={preview.type} />
        <RelativeTime iso={preview.publishedAt} />
      </>
    }
    title={
      <Link to={`/posts/${preview.id}`}>
        <Bdi>{preview.title}</Bdi>
      </Link>
    }
    text={<Bdi>{preview.text}</Bdi>}
    meta={<Byline {...preview.byline} />}
  />
);
