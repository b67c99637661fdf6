import type { MemberOffice } from 'shared-api/contract/offices/offices.contract';
import type { Statistics } from 'shared-api/contract/statistics.contract';
import { StatCard, Stats } from 'shared-ui/lists';
import { Badge, Bdi, formatCount, Ltr } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { OfficeButton } from '../offices/office-button.tsx';
import { OfficeStatus } from '../offices/office-status.tsx';

const Growth = ({ children }: { children: string }) => (
  <Badge tone="accent">
    <Ltr>{children}</Ltr>
  </Badge>
);

export const OfficeCards = ({ office, statistics }: { office: MemberOffice; statistics: Statistics }) => (
  <Stats>
    <StatCard
      icon="pin"
      label={messages.office}
      value={<Bdi>{office.name}</Bdi>}
      note={
        <>
          <OfficeStatus isActive={office.isActive} />
          <OfficeButton officeId={office.id} />
        </>
      }
    />
    <StatCard
      icon="user"
      label={messages.members}
      value={formatCount(statistics.totalMembers)}
      note={<Growth>{messages.officeMembersGrowth}</Growth>}
    />
    <StatCard
      icon="document"
      label={messages.posts}
      value={formatCount(statistics.totalPosts)}
      note={<Growth>{messages.officePostsGrowth}</Growth>}
    />
  </Stats>
);
