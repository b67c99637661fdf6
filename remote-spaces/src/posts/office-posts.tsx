import type { Office } from 'shared-api/contract/offices.contract';
import type { Post } from 'shared-api/contract/posts.contract';
import { ScreenOnly } from 'shared-ui/layout';
import { Block, buttonClass } from 'shared-ui/static';
import { AddPostButton } from '../posts-form/add-post-button.tsx';
import { ListedPosts } from './listed-posts.tsx';
import { postsMessages } from './messages.ts';

type OfficePostsProps = {
  title: string;
  office: Pick<Office, 'id'>;
  posts: Post[];
  /** How many it published in all. */
  total: number;
};

export const OfficePosts = ({ title, office, posts, total }: OfficePostsProps) => (
  <Block title={title}>
    <AddPostButton />
    <ScreenOnly>
      <a className={buttonClass({ variant: 'ghost', size: 'sm' })} href={`/follow?office=${office.id}`}>
        {postsMessages.follow}
      </a>
    </ScreenOnly>
    <ListedPosts first={posts} of={{ office: office.id }} total={total} />
  </Block>
);
