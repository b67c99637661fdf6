import type { Office } from 'shared-api/contract/offices.contract';
import type { Post } from 'shared-api/contract/posts.contract';
import { Block } from 'shared-ui/static';
import { PostList } from './post-list.tsx';

type OfficePostsProps = { title: string; office: Pick<Office, 'id'>; posts: Post[] };

/** What an office published. */
export const OfficePosts = ({ title, posts }: OfficePostsProps) => (
  <Block title={title}>
    <PostList posts={posts} />
  </Block>
);
