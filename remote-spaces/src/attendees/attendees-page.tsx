import { Suspense } from 'react';
import * as pathTo from 'shared-api/contract/path-to';
import { canSeeAttendees } from 'shared-api/contract/posts/attendance.policy';
import { attendeesName } from 'shared-api/contract/posts/attendee-words';
import { AttendeeState, type AttendeesFilter } from 'shared-api/contract/posts/attendees.contract';
import type { PostEvent } from 'shared-api/contract/posts/post-events.contract';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { CacheProvider, loadStatus, useQuery } from 'shared-api/query';
import { attendeesList } from 'shared-api/query/attendees.query';
import { CheckList } from 'shared-ui/check-list';
import { Text } from 'shared-ui/layout';
import { ListHead, ListSkeleton } from 'shared-ui/lists';
import { Loaded } from 'shared-ui/loaded';
import { Link, useLoaderData, useSearchParams } from 'shared-ui/router';
import { Bdi, Block, EmptyState, FailedState, island, Stack } from 'shared-ui/static';
import { attendeesPollMs } from '../limits.ts';
import { ListPages } from '../loaders/list-pages.tsx';
import { messages as spaces } from '../messages.ts';
import type { LoadedPost } from '../posts/load-post.ts';
import { OwnPostPage } from '../posts/own-post-page.tsx';
import { AttendeeRow } from './attendee-row.tsx';
import { NameSearch, StateChoices } from './attendees-filters.tsx';
import { attendeesMessages as messages } from './messages.ts';
import { useTickedInPlace } from './use-ticked-in-place.ts';

const AttendeesCsv = island(() => import('./attendees-csv.tsx').then((module) => module.AttendeesCsv));

const CancelEvent = island(() => import('./cancel-event.tsx').then((module) => module.CancelEvent));

/** What the address says of the list; what is no choice of it is passed over. */
function filterOf(params: URLSearchParams): AttendeesFilter {
  const state = AttendeeState.options.find((each) => each === params.get('state'));
  const q = params.get('q');
  return { ...(state && { state }), ...(q && { q }) };
}

const nobodyYet = { going: 0, waiting: 0, checkedIn: 0 };

/** Who comes to the event of an announcement, to be ticked off at the door. */
function Attendees({ post, event }: { post: Post; event: PostEvent }) {
  const [params] = useSearchParams();
  const filter = filterOf(params);
  const cursor = params.get('cursor');
  const query = useQuery({
    ...attendeesList({ event: post.id, ...filter, ...(cursor && { cursor }) }),
    refetchInterval: attendeesPollMs,
  });
  const { items = [], total = 0, next = null, counts = nobodyYet } = query.data ?? {};
  const { rows, keep } = useTickedInPlace(items, params.toString());
  const isFiltered = filter.state !== undefined || filter.q !== undefined;
  return (
    <Block title={messages.list} lead={messages.lead}>
      <Stack>
        <Text isCut>
          {messages.of}{' '}
          <Link to={pathTo.post(post.id)}>
            <Bdi>{post.title}</Bdi>
          </Link>
        </Text>
        {event.isCancelled && (
          <Text>
            <strong>{messages.cancelled}</strong>
          </Text>
        )}
        {Date.parse(event.endsAt) > Date.now() && (
          <Suspense fallback={null}>
            <CancelEvent post={post} isCancelled={event.isCancelled} />
          </Suspense>
        )}
        <StateChoices filter={filter} counts={counts} />
        <NameSearch filter={filter} />
        <Loaded
          status={loadStatus(query)}
          isEmpty={rows.length === 0}
          waiting={<ListSkeleton />}
          failed={<FailedState title={spaces.loadFailed} text={spaces.loadFailedHint} onRetry={query.refetch} />}
          empty={
            isFiltered ? (
              <EmptyState title={messages.noneFound} text={messages.noneFoundHint} />
            ) : (
              <EmptyState title={messages.none} text={messages.noneHint} />
            )
          }
        >
          <Stack>
            <ListHead count={messages.count(total)}>
              <Suspense fallback={null}>
                <AttendeesCsv event={post.id} filter={filter} />
              </Suspense>
            </ListHead>
            <CheckList label={messages.list}>
              {rows.map((attendee) => (
                <AttendeeRow key={attendee.id} event={post.id} attendee={attendee} onTicked={keep} />
              ))}
            </CheckList>
            <ListPages next={next} of={filter as Record<string, string>} />
          </Stack>
        </Loaded>
      </Stack>
    </Block>
  );
}

const titleOf = (loaded?: LoadedPost) => {
  const post = loaded?.post;
  return post && post !== 'missing' && post.event ? attendeesName(post.event) : messages.title;
};

const AttendeesPage = () => (
  <OwnPostPage title={titleOf(useLoaderData<LoadedPost>())} may={canSeeAttendees} refused={messages.refused}>
    {(post, viewer) =>
      post.event ? (
        <CacheProvider viewerId={viewer.id}>
          <Attendees post={post} event={post.event} />
        </CacheProvider>
      ) : (
        <EmptyState title={messages.noEvent} />
      )
    }
  </OwnPostPage>
);

export const handle: PageHandle<LoadedPost> = { title: titleOf, about: { isPrivate: true } };
export { AttendeesPage as Component };
