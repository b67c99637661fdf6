import { pendingItems } from 'shared-api/contract/pending-items';
import { nothingPending, waitsForYou } from 'shared-api/contract/words/pending-words';
import { loadStatus, useQuery } from 'shared-api/query';
import { pendingWork } from 'shared-api/query/pending.query';
import { CountedLinks } from 'shared-ui/counted-links';
import { ReservedPlace, Text } from 'shared-ui/layout';
import { Block } from 'shared-ui/static';

/** What waits for staff, above the figures; what could not be had is left out. */
export function PendingBlock() {
  const query = useQuery(pendingWork);
  if (loadStatus(query) === 'failed') return null;
  const items = query.data && pendingItems(query.data);
  return (
    <Block title={waitsForYou}>
      <ReservedPlace isRow>
        {items?.length === 0 && <Text>{nothingPending}</Text>}
        {items && items.length > 0 && <CountedLinks items={items} />}
      </ReservedPlace>
    </Block>
  );
}
