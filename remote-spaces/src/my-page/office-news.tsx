import type { MemberOffice } from 'shared-api/contract/offices/offices.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { useQuery } from 'shared-api/query';
import { newestPosts } from 'shared-api/query/posts.query';
import { Text } from 'shared-ui/layout';
import { Feed } from 'shared-ui/lists';
import { Link } from 'shared-ui/router';
import { Bdi, Block, buttonClass, EmptyState, Stack } from 'shared-ui/static';
import { messages as spaces } from '../messages.ts';
import { PostCard } from '../posts/post-card.tsx';
import { myPageMessages as messages } from './messages.ts';

const newsCount = 3;

function News({ officeId }: { officeId: string }) {
  const { data: posts, isError } = useQuery(newestPosts({ office: officeId }, newsCount));
  if (!posts && isError) return <Text role="alert">{messages.newsFailed}</Text>;
  if (!posts) return <Text role="status">{messages.newsComing}</Text>;
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
export const OfficeNews = ({ office }: { office: MemberOffice }) => (
  <Block title={messages.news} lead={<Bdi>{office.name}</Bdi>}>
    <Stack>
      <News officeId={office.id} />
      <p>
        <Link className={buttonClass({ variant: 'outline', size: 'sm' })} to={pathTo.office(office)}>
          {messages.toOffice}
        </Link>
      </p>
    </Stack>
  </Block>
);
