import { RichText } from 'shared-ui/rich-text';
import { Bdi, Byline, exactDate, Picture } from 'shared-ui/static';
import { PostMark } from '../posts/post-mark.tsx';
import type { Article } from './load-post.ts';
import { ShareBar } from './share-bar.tsx';

const pictureSizes = '(min-width: 50rem) 46rem, 92vw';

export const ArticleView = ({ post }: { post: Article }) => (
  <article className="ui-container ui-page ui-article">
    <header>
      <div className="ui-card-eyebrow">
        <PostMark type={post.type} />
        <time dateTime={post.publishedAt}>{exactDate(post.publishedAt)}</time>
      </div>
      <h1 className="ui-page-title">
        <Bdi>{post.title}</Bdi>
      </h1>
      <div className="ui-card-meta">
        <Byline {...post.byline} />
      </div>
    </header>
    {post.picture && <Picture picture={post.picture} alt="" sizes={pictureSizes} eager />}
    <RichText html={post.content} titleLevel={1} />
    <ShareBar key={post.id} title={post.title} />
  </article>
);
