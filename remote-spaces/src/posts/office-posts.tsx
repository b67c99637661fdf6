import type { Office } from 'shared-api/contract/offices.contract';
import type { Post } from 'shared-api/contract/posts.contract';
import { Block } from 'shared-ui/static';
import { AddPost } from '../composer/add-post.tsx';
import { PostList } from './post-list.tsx';
import { usePostsList } from './use-posts-list.ts';

type OfficePostsProps = {
  title: string;
  office: Pick<Office, 'id'>;
  posts: Post[];
  /** How many it published in all. */
  total: number;
};

export function OfficePosts({ title, office, posts, total }: OfficePostsProps) {
  const list = usePostsList(posts, { office: office.id }, total);
  return (
    <Block title={title}>
      <AddPost />
      <PostList {...list} />
    </Block>
  );
}
