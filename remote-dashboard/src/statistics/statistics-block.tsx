import { useEffect } from 'react';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import type { Statistics } from 'shared-api/contract/statistics.contract';
import { Block, FailedState, Loaded } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { OfficeCards } from './office-cards.tsx';
import { OrganisationCards } from './organisation-cards.tsx';
import { forgetStatistics, loadStatistics, useStatistics } from './statistics.store.ts';
import { StatisticsSkeleton } from './statistics-skeleton.tsx';

const Cards = ({ viewer, statistics }: { viewer: PrivateMember; statistics: Statistics }) =>
  viewer.role === 'AD' ? (
    <OrganisationCards viewer={viewer} statistics={statistics} />
  ) : (
    <OfficeCards office={viewer.office} statistics={statistics} />
  );

export function StatisticsBlock({ viewer }: { viewer: PrivateMember }) {
  const { status, statistics } = useStatistics();
  useEffect(() => {
    void loadStatistics();
    return forgetStatistics;
  }, []);
  return (
    <Block title={messages.statistics}>
      <Loaded
        status={status}
        isEmpty={!statistics}
        waiting={<StatisticsSkeleton />}
        empty={null}
        failed={<FailedState title={<bdi lang="en">{messages.statisticsFailed}</bdi>} onRetry={loadStatistics} />}
      >
        {statistics && <Cards viewer={viewer} statistics={statistics} />}
      </Loaded>
    </Block>
  );
}
