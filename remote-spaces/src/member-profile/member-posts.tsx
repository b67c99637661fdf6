import type { Post, PostType } from 'shared-api/contract/posts.contract';
import { Block } from 'shared-ui/static';
import { PartFailed } from '../loading/load-failed.tsx';
import { ListedPosts } from '../posts/listed-posts.tsx';

type MemberPostsProps = { title: string; author: string; type: PostType; posts: Post[] | null };

export const MemberPosts = ({ title, posts, ...of }: MemberPostsProps) => (
  <Block title={title}>{posts ? <ListedPosts first={posts} of={of} /> : <PartFailed />}</Block>
);
