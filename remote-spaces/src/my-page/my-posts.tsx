import * as pathTo from 'shared-api/contract/path-to';
import { useQuery } from 'shared-api/query';
import { newestPosts } from 'shared-api/query/posts.query';
import { Text } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Bdi, Block, Card, RelativeTime, Stack } from 'shared-ui/static';
import { myPageMessages as messages } from './messages.ts';

const shownPosts = 3;

function Posts({ memberId }: { memberId: string }) {
  const { data: posts, isError } = useQuery(newestPosts({ author: memberId }, shownPosts));
  if (!posts && isError) return <Text role="alert">{messages.postsFailed}</Text>;
  if (!posts) return <Text role="status">{messages.postsComing}</Text>;
  if (posts.length === 0) return <Text>{messages.noPosts}</Text>;
  return posts.map((post) => (
    <Card
      key={post.id}
      title={
        <Link to={pathTo.post(post.id)}>
          <Bdi>{post.title}</Bdi>
        </Link>
      }
      eyebrow={<RelativeTime iso={post.publishedAt} />}
    />
  ));
}

/** What the member published last. */
export const MyPosts = ({ memberId }: { memberId: string }) => (
  <Block title={messages.posts}>
    <Stack>
      <Posts memberId={memberId} />
      <p>
        <Link to={`${pathTo.member(memberId)}?tab=posts`}>{messages.allPosts}</Link>
      </p>
    </Stack>
  </Block>
);
