import * as pathTo from 'shared-api/contract/path-to';
import { useQuery } from 'shared-api/query';
import { draftsList } from 'shared-api/query/drafts.query';
import { trashList } from 'shared-api/query/trash.query';
import { Choices } from 'shared-ui/lists';
import { Link } from 'shared-ui/router';
import { draftsMessages as messages } from './messages.ts';

export const draftTabs = ['drafts', 'scheduled', 'ended'] as const;
export type DraftTab = (typeof draftTabs)[number];
type Tab = DraftTab | 'trash';

/** Numbers are absent until they are known. */
function useCounts(): { [Name in Tab]?: number | undefined } {
  const { data: own } = useQuery(draftsList);
  const { data: trash } = useQuery(trashList({ of: 'own' }));
  if (!own) return { trash: trash?.total };
  const scheduled = own.drafts.filter(({ scheduledFor }) => scheduledFor !== null).length;
  return { drafts: own.drafts.length - scheduled, scheduled, ended: own.ended.length, trash: trash?.total };
}

const addresses: Record<Tab, string> = {
  drafts: pathTo.drafts,
  scheduled: pathTo.draftsIn('scheduled'),
  ended: pathTo.draftsIn('ended'),
  trash: pathTo.trash,
};

/** Leads between what a member wrote and readers do not find, each with how many there are. */
export function OwnPostsTabs({ current }: { current: Tab }) {
  const counts = useCounts();
  return (
    <Choices label={messages.tabs} isFew>
      {([...draftTabs, 'trash'] as const).map((tab) => (
        <Link key={tab} to={addresses[tab]} preventScrollReset aria-current={tab === current ? 'page' : undefined}>
          {messages.tabNames[tab]} {counts[tab] !== undefined && <small>{counts[tab]}</small>}
        </Link>
      ))}
    </Choices>
  );
}
