import type { Post, PostType } from 'shared-api/contract/posts.contract';
import { Block } from 'shared-ui/static';
import { AskAgain } from '../loading/load-failed.tsx';
import { PostList } from '../posts/post-list.tsx';
import { usePostsList } from '../posts/use-posts-list.ts';

type MemberPostsProps = { title: string; author: string; type: PostType; posts: Post[] | null };

function Listed({ author, type, posts }: { author: string; type: PostType; posts: Post[] }) {
  return <PostList {...usePostsList(posts, { author, type })} />;
}

export const MemberPosts = ({ title, posts, ...of }: MemberPostsProps) => (
  <Block title={title}>{posts ? <Listed posts={posts} {...of} /> : <AskAgain />}</Block>
);
