import { Gallery } from 'shared-ui/gallery';
import { Article, ArticleHeader, Figure, LinkedByline } from 'shared-ui/layout';
import { RichText } from 'shared-ui/rich-text';
import { Bdi, exactDate, Panel } from 'shared-ui/static';
import { EventFacts } from '../post-events/event-facts.tsx';
import { PostMark } from '../posts/post-mark.tsx';
import { articlePictureSizes } from './about-post.ts';
import type { Article as ArticleData } from './load-post.ts';
import { messages } from './messages.ts';
import { PostActions } from './post-actions.tsx';
import { ShareBar } from './share-bar.tsx';

export const ArticleView = ({ post }: { post: ArticleData }) => (
  <Article>
    <ArticleHeader
      eyebrow={
        <>
          <PostMark type={post.type} />
          <time dateTime={post.publishedAt}>{exactDate(post.publishedAt)}</time>
        </>
      }
      title={<Bdi>{post.title}</Bdi>}
      byline={<LinkedByline {...post.byline} />}
    />
    {post.endedAt && (
      <Panel>
        <p>{messages.ended(exactDate(post.endedAt))}</p>
      </Panel>
    )}
    {post.picture && (
      <Figure
        picture={post.picture}
        alt={post.imageAlt}
        caption={post.imageCaption}
        sizes={articlePictureSizes}
        eager
      />
    )}
    {post.event && <EventFacts key={`event of ${post.id}`} post={post} event={post.event} />}
    <RichText html={post.content} titleLevel={1} />
    {post.gallery && <Gallery items={post.gallery} />}
    <ShareBar key={post.id} title={post.title} />
    <PostActions post={post} />
  </Article>
);
