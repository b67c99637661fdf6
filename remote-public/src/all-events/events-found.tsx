import * as pathTo from 'shared-api/contract/path-to';
import { Grid } from 'shared-ui/layout';
import { ListCount, More } from 'shared-ui/lists';
import { Loaded } from 'shared-ui/loaded';
import { Link, useLoaderData, useRevalidator } from 'shared-ui/router';
import { buttonClass, EmptyState, FailedState } from 'shared-ui/static';
import { withEventLine } from '../post-events/with-event-line.tsx';
import { firstShown, pictureSizes } from '../posts/first-picture.ts';
import { PostPreview } from '../posts/post-preview.tsx';
import { type EventsFilter, searchOf } from './events-filter.ts';
import type { EventsData } from './load-events.ts';
import { messages } from './messages.ts';

type EventsFoundProps = { filter: EventsFilter; isFirstPage: boolean };

const link = buttonClass({ variant: 'outline' });

const Nothing = ({ filter }: { filter: EventsFilter }) =>
  Object.keys(filter).length > 0 ? (
    <EmptyState
      title={messages.nothingFound}
      text={messages.nothingFoundHint}
      action={
        <Link className={link} to={pathTo.events}>
          {messages.showAll}
        </Link>
      }
    />
  ) : (
    <EmptyState
      title={messages.nothingToCome}
      text={messages.nothingToComeHint}
      action={
        <Link className={link} to={`${pathTo.posts}?type=Ad`}>
          {messages.toAds}
        </Link>
      }
    />
  );

export function EventsFound({ filter, isFirstPage }: EventsFoundProps) {
  const { page } = useLoaderData<EventsData>();
  const hasAny = page !== null && page.previews.length > 0;
  const inSight = firstShown(page?.previews);
  const { revalidate } = useRevalidator();
  return (
    <>
      <ListCount>
        {isFirstPage ? hasAny && messages.order : <Link to={{ search: searchOf(filter) }}>{messages.toFirst}</Link>}
      </ListCount>
      <Loaded
        status={page ? 'succeeded' : 'failed'}
        isEmpty={page !== null && !hasAny}
        waiting={null}
        empty={<Nothing filter={filter} />}
        failed={
          <FailedState title={messages.loadFailed} text={messages.loadFailedHint} onRetry={() => void revalidate()} />
        }
      >
        <Grid>
          {page?.previews.map((preview) => (
            <li key={preview.id}>
              <PostPreview
                preview={withEventLine(preview)}
                pictureSizes={pictureSizes}
                isInSight={preview === inSight}
                headingLevel={2}
              />
            </li>
          ))}
        </Grid>
        {page?.next && (
          <More>
            <Link className={link} to={{ search: searchOf({ ...filter, cursor: page.next }) }}>
              {messages.more}
            </Link>
          </More>
        )}
      </Loaded>
    </>
  );
}
