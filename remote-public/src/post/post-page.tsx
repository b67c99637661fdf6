import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { useLoaderData } from 'shared-ui/router';
import { aboutPost } from './about-post.ts';
import { ArticleView } from './article-view.tsx';
import type { PostData } from './load-post.ts';
import { messages } from './messages.ts';
import { PostFailed } from './post-failed.tsx';
import { PostGone } from './post-gone.tsx';
import { RelatedPosts } from './related-posts.tsx';

const PostPage = () => {
  const { post, related } = useLoaderData<PostData>();
  if (!post) return <PostFailed />;
  if (post === 'gone') return <PostGone />;
  return (
    <>
      <ArticleView post={post} />
      {related && related.length > 0 && <RelatedPosts previews={related} />}
    </>
  );
};

export const handle: PageHandle<PostData> = {
  title: (loaded) => (loaded?.post === 'gone' ? messages.gone : loaded?.post?.title),
  about: (loaded) => (loaded?.post && loaded.post !== 'gone' ? aboutPost(loaded.post) : undefined),
};
export { loadPost as loader } from './load-post.ts';
export { PostPage as Component };
