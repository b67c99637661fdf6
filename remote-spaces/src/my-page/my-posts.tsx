import * as pathTo from 'shared-api/contract/path-to';
import { useQuery } from 'shared-api/query';
import { newestPosts } from 'shared-api/query/posts.query';
import { Link } from 'shared-ui/router';
import { Bdi, Card, RelativeTime } from 'shared-ui/static';
import { myPageMessages as messages } from './messages.ts';
import { OwnBlock } from './own-block.tsx';

const shownPosts = 3;

/** What the member published last. */
export function MyPosts({ memberId }: { memberId: string }) {
  const { data: posts, isError } = useQuery(newestPosts({ author: memberId }, shownPosts));
  const items = posts?.map((post) => (
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
  return (
    <OwnBlock
      title={messages.posts}
      items={items}
      isError={isError}
      texts={messages.postsTexts}
      links={[{ to: `${pathTo.member(memberId)}?tab=posts`, label: messages.allPosts }]}
    />
  );
}
