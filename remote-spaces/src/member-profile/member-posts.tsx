import type { PostType } from 'shared-api/contract/posts/posts.contract';
import { Block } from 'shared-ui/static';
import { PartFailed } from '../loaders/load-failed.tsx';
import { ListedPosts } from '../posts/listed-posts.tsx';
import type { MemberData } from './load-member.ts';

type MemberPostsProps = { title: string; author: string; type: PostType; posts: MemberData['posts'] };

export const MemberPosts = ({ title, posts, ...of }: MemberPostsProps) => (
  <Block title={title}>
    {posts ? <ListedPosts first={posts.posts} of={of} total={posts.total} /> : <PartFailed />}
  </Block>
);
