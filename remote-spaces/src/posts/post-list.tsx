import type { Post } from 'shared-api/contract/posts.contract';
import { EmptyState } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { PostCard } from './post-card.tsx';

export function PostList({ posts }: { posts: Post[] }) {
  if (posts.length === 0) return <EmptyState title={messages.noPosts} text={messages.noPostsHint} />;
  return (
    <ul className="ui-feed">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}
