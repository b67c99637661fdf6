import { limits } from 'shared-api/contract/limits';
import { bylineOf } from 'shared-api/contract/members/byline';
import * as pathTo from 'shared-api/contract/path-to';
import type { PostEvent } from 'shared-api/contract/posts/post-events.contract';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { megaphonePath } from 'shared-ui/icon-paths';
import { TimeAndPlace } from 'shared-ui/lists';
import { LongText, RichText } from 'shared-ui/rich-text';
import { Link } from 'shared-ui/router';
import { Badge, Bdi, Byline, Card, cutText, Icon, RelativeTime } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { LikeButton } from './like-button.tsx';
import { OwnPostControls } from './own-post-controls.tsx';

const pictureSizes = '(min-width: 62rem) 26rem, 92vw';

const Eyebrow = ({ post: { type, pinned, publishedAt } }: { post: Post }) => (
  <>
    {pinned && <Badge tone="accent">{messages.pinnedMark}</Badge>}
    {type === 'Ad' && (
      <Badge tone="announcement">
        <Icon path={megaphonePath} isAlong />
        {messages.ad}
      </Badge>
    )}
    <RelativeTime iso={publishedAt} />
  </>
);

/** A long text is cut until the person asks for the whole; a short one is whole from the start. */
function PostText({ post: { excerpt, content } }: { post: Post }) {
  const text = excerpt.trim();
  const beginning = cutText(text, limits.cardTextLength);
  const whole = { html: content, titleLevel: 3 } as const;
  if (beginning === text) return <RichText {...whole} />;
  return <LongText beginning={beginning} more={messages.showMore} less={messages.showLess} {...whole} />;
}

function WhenAndWhere({ event }: { event: PostEvent }) {
  const { placesLeft, isCancelled } = event;
  return (
    <p>
      <TimeAndPlace
        {...event}
        mark={isCancelled && messages.cancelledMark}
        note={placesLeft === null ? undefined : messages.placesLeft(placesLeft)}
      />
    </p>
  );
}

export const PostCard = ({ post }: { post: Post }) => (
  <Card
    title={
      <Link to={pathTo.post(post.id)}>
        <Bdi>{post.title}</Bdi>
      </Link>
    }
    picture={post.picture}
    pictureAlt={post.imageAlt}
    pictureSizes={pictureSizes}
    tone={post.type === 'Ad' ? 'announcement' : 'plain'}
    eyebrow={<Eyebrow post={post} />}
    text={
      <>
        {post.event && <WhenAndWhere event={post.event} />}
        <PostText post={post} />
      </>
    }
    meta={<Byline {...bylineOf(post)} />}
    footer={
      <>
        <LikeButton postId={post.id} />
        <OwnPostControls post={post} />
      </>
    }
  />
);
