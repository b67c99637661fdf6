import { useId } from 'react';
import { bylineOf } from 'shared-api/contract/byline';
import type { Post } from 'shared-api/contract/posts.contract';
import { RichText } from 'shared-ui/rich-text';
import { Link } from 'shared-ui/router';
import { Badge, Bdi, Button, Byline, Card, Icon, RelativeTime } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { LikeButton } from './like-button.tsx';
import { OwnPostControls } from './own-post-controls.tsx';
import { useWholeText } from './use-whole-text.ts';

type PostCardProps = {
  post: Post;
  /** A post without a picture gets a drawn cover, for cards that stand side by side. */
  hasCover?: boolean;
};

const pictureSizes = '(min-width: 62rem) 26rem, 92vw';

const Eyebrow = ({ post: { type, pinned, publishedAt } }: { post: Post }) => (
  <>
    {pinned && <Badge tone="accent">{messages.pinnedMark}</Badge>}
    {type === 'Ad' && (
      <Badge tone="announcement">
        <Icon name="megaphone" />
        {messages.ad}
      </Badge>
    )}
    <RelativeTime iso={publishedAt} />
  </>
);

export function PostCard({ post, hasCover = false }: PostCardProps) {
  const { beginning, isLong, isWhole, toggle } = useWholeText(post);
  const textId = useId();
  const picture = post.picture ?? (hasCover ? null : undefined);
  const wholeButton = (
    <Button variant="ghost" size="sm" aria-expanded={isWhole} aria-controls={textId} onClick={toggle}>
      {isWhole ? messages.showLess : messages.showMore}
    </Button>
  );
  return (
    <Card
      title={
        <Link to={`/posts/${post.id}`}>
          <Bdi>{post.title}</Bdi>
        </Link>
      }
      {...(picture !== undefined && { picture, pictureSizes })}
      tone={post.type === 'Ad' ? 'announcement' : 'plain'}
      eyebrow={<Eyebrow post={post} />}
      text={
        <div id={textId}>
          {isWhole ? <RichText html={post.content} titleLevel={3} /> : <p dir="auto">{beginning}</p>}
        </div>
      }
      meta={<Byline {...bylineOf(post)} />}
      footer={
        <>
          <LikeButton postId={post.id} />
          {isLong && wholeButton}
          <OwnPostControls post={post} />
        </>
      }
    />
  );
}
