import { isNotFound } from 'shared-api/client/is-not-found';
import { canSeeFrontEnds } from 'shared-api/contract/front-ends/front-ends.policy';
import { limits } from 'shared-api/contract/limits';
import * as pathTo from 'shared-api/contract/path-to';
import type { PageHandle } from 'shared-api/contract/wire/page.contract';
import { loadStatus, useQuery } from 'shared-api/query';
import { frontEndHistoryQuery } from 'shared-api/query/front-end-history.query';
import { Blocks } from 'shared-ui/layout';
import { Filters, ListSkeleton } from 'shared-ui/lists';
import { Loaded } from 'shared-ui/loaded';
import { Link, Navigate, useParams } from 'shared-ui/router';
import { Block, buttonClass, EmptyState, FailedState, Ltr } from 'shared-ui/static';
import { useFilter } from '../../lists/use-filter.ts';
import { messages as dashboard } from '../../messages.ts';
import { useViewer } from '../../viewer/viewer.ts';
import { ChoiceFilter } from './choice-filter.tsx';
import { CompareBlock } from './compare-block.tsx';
import { DevicesBlock } from './devices-block.tsx';
import { EventsBlock } from './events-block.tsx';
import { messages } from './messages.ts';
import { SpeedBlock } from './speed-block.tsx';
import { VersionsBlock } from './versions-block.tsx';

/** The days that the address asks for, if they are among those that are offered. */
const toDays = (days: string | null) =>
  messages.periods.some(({ value }) => value === days) ? Number(days) : limits.frontEndHistoryDefaultDays;

function FailedHistory({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (isNotFound(error)) return <EmptyState title={messages.unknown} text={messages.unknownHint} />;
  return <FailedState title={messages.loadFailed} text={messages.loadFailedHint} onRetry={onRetry} />;
}

function FrontEnd({ name }: { name: string }) {
  const days = toDays(useFilter().params.get('days'));
  const query = useQuery(frontEndHistoryQuery(name, days));
  const history = query.data;
  return (
    <Blocks>
      <Block
        title={
          <>
            {messages.title} <Ltr>{name}</Ltr>
          </>
        }
        lead={
          <Link className={buttonClass({ variant: 'outline', size: 'sm' })} to={pathTo.dashboardFrontEnds}>
            {messages.back}
          </Link>
        }
      >
        <Filters>
          <ChoiceFilter label={messages.period} name="days" value={String(days)} options={messages.periods} />
        </Filters>
      </Block>
      <Loaded
        status={loadStatus(query)}
        isEmpty={false}
        waiting={<ListSkeleton />}
        failed={<FailedHistory error={query.error} onRetry={query.refetch} />}
        empty={null}
      >
        {history && (
          <>
            <SpeedBlock history={history} />
            <EventsBlock events={history.events} />
            <VersionsBlock versions={history.versions} />
            <DevicesBlock versions={history.versions} />
            <CompareBlock versions={history.versions} />
          </>
        )}
      </Loaded>
    </Blocks>
  );
}

/** One front end over time. */
function FrontEndPage() {
  const { name = '' } = useParams();
  return canSeeFrontEnds(useViewer()) ? (
    <FrontEnd key={name} name={name} />
  ) : (
    <Navigate to={pathTo.dashboard} replace />
  );
}

export const handle: PageHandle = { title: dashboard.frontEnds };
export { FrontEndPage as Component };
