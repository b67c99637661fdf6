import { useCallback } from 'react';
import { fetchPosts } from 'shared-api/client/posts.client';
import type { MemberOffice } from 'shared-api/contract/offices.contract';
import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { Text } from 'shared-ui/layout';
import { Feed } from 'shared-ui/lists';
import { Link } from 'shared-ui/router';
import { Bdi, Block, buttonClass, EmptyState, Stack } from 'shared-ui/static';
import { useLoaded } from '../loading/use-loaded.ts';
import { messages as spaces } from '../messages.ts';
import { PostCard } from '../posts/post-card.tsx';
import { myPageMessages as messages } from './messages.ts';

const newsCount = 3;

function News({ posts }: { posts: Post[] | null | undefined }) {
  if (posts === undefined) return <Text role="status">{messages.newsComing}</Text>;
  if (posts === null) return <Text role="alert">{messages.newsFailed}</Text>;
  if (posts.length === 0) return <EmptyState title={spaces.noPosts} text={spaces.noPostsHint} />;
  return (
    <Feed>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </Feed>
  );
}

/** The newest posts of the member's own office. */
export function OfficeNews({ office }: { office: MemberOffice }) {
  const load = useCallback(
    () =>
      fetchPosts({ office: office.id, limit: newsCount }).catch((error: unknown) => {
        logQuietly('news of the office', error);
        return null;
      }),
    [office.id],
  );
  const posts = useLoaded('news of the office', load, true);
  return (
    <Block title={messages.news} lead={<Bdi>{office.name}</Bdi>}>
      <Stack>
        <News posts={posts} />
        <p>
          <Link className={buttonClass({ variant: 'outline', size: 'sm' })} to={pathTo.office(office)}>
            {messages.toOffice}
          </Link>
        </p>
      </Stack>
    </Block>
  );
}
