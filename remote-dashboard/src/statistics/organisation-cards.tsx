import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import type { Statistics } from 'shared-api/contract/statistics.contract';
import { formatRate, StatCard, Stats } from 'shared-ui/lists';
import { Badge, formatCount, Ltr } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { OfficeButton } from '../offices/office-button.tsx';

const Growth = ({ rate }: { rate: number }) => (
  <>
    <Badge tone="accent">
      <Ltr>{formatRate(rate)}</Ltr>
    </Badge>
    {messages.growthPeriod}
  </>
);

export const OrganisationCards = ({ viewer, statistics }: { viewer: PrivateMember; statistics: Statistics }) => (
  <Stats>
    <StatCard
      icon="pin"
      label={messages.offices}
      value={formatCount(statistics.totalOffices)}
      note={<OfficeButton officeId={viewer.office.id} isForNew />}
    />
    <StatCard
      icon="user"
      label={messages.members}
      value={formatCount(statistics.totalMembers)}
      note={<Growth rate={statistics.memberGrowthRate} />}
    />
    <StatCard
      icon="document"
      label={messages.posts}
      value={formatCount(statistics.totalPosts)}
      note={<Growth rate={statistics.postGrowthRate} />}
    />
  </Stats>
);
