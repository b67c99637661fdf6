import * as pathTo from 'shared-api/contract/path-to';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import type { Revision } from 'shared-api/contract/posts/revisions.contract';
import { loadStatus, useQuery } from 'shared-api/query';
import { revisionsQuery } from 'shared-api/query/revisions.query';
import { Text } from 'shared-ui/layout';
import { ListSkeleton } from 'shared-ui/lists';
import { Loaded } from 'shared-ui/loaded';
import { Link } from 'shared-ui/router';
import { Badge, Bdi, Block, Card, EmptyState, exactDate, FailedState, Stack } from 'shared-ui/static';
import { messages as spaces } from '../messages.ts';
import { LastEdit } from './last-edit.tsx';
import { historyMessages as messages } from './messages.ts';

const RevisionCard = ({ revision }: { revision: Revision }) => {
  const { version, title, type, savedAt } = revision;
  return (
    <Card
      title={
        <Link to={`?version=${version}`} aria-label={messages.compareOf(title, exactDate(savedAt))}>
          <Bdi>{title}</Bdi>
        </Link>
      }
      eyebrow={type === 'Ad' && <Badge tone="announcement">{messages.types.Ad}</Badge>}
      meta={
        <span>
          {messages.savedOn(exactDate(savedAt))} · <LastEdit revision={revision} />
        </span>
      }
    />
  );
};

export function Revisions({ post: { id, title } }: { post: Post }) {
  const query = useQuery(revisionsQuery(id));
  const revisions = query.data ?? [];
  return (
    <Block title={messages.former} lead={messages.lead}>
      <Loaded
        status={loadStatus(query)}
        isEmpty={revisions.length === 0}
        waiting={<ListSkeleton />}
        failed={<FailedState title={spaces.loadFailed} text={spaces.loadFailedHint} onRetry={query.refetch} />}
        empty={<EmptyState title={messages.none} text={messages.noneHint} />}
      >
        <Stack>
          <Text isCut>
            {messages.of}{' '}
            <Link to={pathTo.post(id)}>
              <Bdi>{title}</Bdi>
            </Link>
          </Text>
          {revisions.map((revision) => (
            <RevisionCard key={revision.version} revision={revision} />
          ))}
        </Stack>
      </Loaded>
    </Block>
  );
}
