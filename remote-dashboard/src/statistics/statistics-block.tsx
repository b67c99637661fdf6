import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { canSeeAllOffices } from 'shared-api/contract/members/members.policy';
import type { Statistics } from 'shared-api/contract/statistics.contract';
import { loadStatus, useQuery } from 'shared-api/query';
import { statisticsQuery } from 'shared-api/query/statistics.query';
import { Bilingual } from 'shared-ui/layout';
import { Loaded } from 'shared-ui/loaded';
import { Block, FailedState } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { pairs } from '../pairs.ts';
import { OfficeCards } from './office-cards.tsx';
import { OrganisationCards } from './organisation-cards.tsx';
import { StatisticsSkeleton } from './statistics-skeleton.tsx';

const Cards = ({ viewer, statistics }: { viewer: PrivateMember; statistics: Statistics }) =>
  canSeeAllOffices(viewer) ? (
    <OrganisationCards viewer={viewer} statistics={statistics} />
  ) : (
    <OfficeCards office={viewer.office} statistics={statistics} />
  );

export function StatisticsBlock({ viewer }: { viewer: PrivateMember }) {
  const query = useQuery(statisticsQuery);
  const statistics = query.data;
  return (
    <Block title={messages.statistics}>
      <Loaded
        status={loadStatus(query)}
        isEmpty={!statistics}
        waiting={<StatisticsSkeleton />}
        empty={null}
        failed={<FailedState title={<Bilingual {...pairs.statisticsFailed} />} onRetry={query.refetch} />}
      >
        {statistics && <Cards viewer={viewer} statistics={statistics} />}
      </Loaded>
    </Block>
  );
}
