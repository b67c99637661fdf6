import { pendingItems } from 'shared-api/contract/pending-items';
import { nothingPending, waitsForYou } from 'shared-api/contract/words/pending-words';
import { useQuery } from 'shared-api/query';
import { pendingWork } from 'shared-api/query/pending.query';
import { CountedLinks } from 'shared-ui/counted-links';
import { Text } from 'shared-ui/layout';

/** What waits for staff, above the figures; what could not be had is left out. */
export function PendingLine() {
  const { data } = useQuery(pendingWork);
  if (!data) return null;
  const items = pendingItems(data);
  if (items.length === 0) return <Text>{nothingPending}</Text>;
  return <CountedLinks label={waitsForYou} items={items} />;
}
