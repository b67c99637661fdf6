import type { Office } from 'shared-api/contract/offices/offices.contract';
import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import { ListCount } from 'shared-ui/lists';
import { Block, buttonClass } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { ListedPosts } from '../posts/listed-posts.tsx';
import { AddPostButton } from '../posts-form/add-post-button.tsx';

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
    <ListCount>
      <a className={buttonClass({ variant: 'outline', size: 'sm' })} href={pathTo.followOffice(office.id)}>
        {messages.follow}
      </a>
    </ListCount>
    <ListedPosts first={posts} of={{ office: office.id }} total={total} />
  </Block>
);
