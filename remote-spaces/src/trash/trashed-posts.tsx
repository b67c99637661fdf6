import type { TrashOf } from 'shared-api/client/trash.client';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { loadStatus, useQuery } from 'shared-api/query';
import { trashList } from 'shared-api/query/trash.query';
import { ListCount, ListSkeleton, useFocusNext } from 'shared-ui/lists';
import { Loaded } from 'shared-ui/loaded';
import { useSearchParams } from 'shared-ui/router';
import { Block, EmptyState, FailedState, Stack } from 'shared-ui/static';
import { ListPages } from '../loaders/list-pages.tsx';
import { messages as spaces } from '../messages.ts';
import { trashMessages as messages } from './messages.ts';
import { TrashedCard } from './trashed-card.tsx';

export function TrashedPosts({ of, viewer }: TrashOf & { viewer: PrivateMember }) {
  const [params] = useSearchParams();
  const cursor = params.get('cursor');
  const query = useQuery(trashList({ of, ...(cursor && { cursor }) }));
  const { items = [], next = null, total = 0 } = query.data ?? {};
  const place = useFocusNext<HTMLDivElement>('article');
  return (
    <Block title={messages.list}>
      <div ref={place}>
        <Loaded
          status={loadStatus(query)}
          isEmpty={items.length === 0}
          waiting={<ListSkeleton />}
          failed={<FailedState title={spaces.loadFailed} text={spaces.loadFailedHint} onRetry={query.refetch} />}
          empty={<EmptyState title={messages.none} text={messages.noneHint} />}
        >
          <Stack>
            <ListCount>{messages.count(total)}</ListCount>
            {items.map((post) => (
              <TrashedCard key={post.id} post={post} viewer={viewer} />
            ))}
            <ListPages of={{ of }} next={next} />
          </Stack>
        </Loaded>
      </div>
    </Block>
  );
}
