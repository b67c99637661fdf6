import { pendingItems } from 'shared-api/contract/pending-items';
import { nothingPending, waitsForYou } from 'shared-api/contract/words/pending-words';
import { loadStatus, useQuery } from 'shared-api/query';
import { pendingWork } from 'shared-api/query/pending.query';
import { CountedLinks } from 'shared-ui/counted-links';
import { ButtonGroup, Text } from 'shared-ui/layout';

/** What waits for staff, above the figures; what could not be had is left out. */
export function PendingLine() {
  const query = useQuery(pendingWork);
  if (loadStatus(query) === 'failed') return null;
  if (!query.data) return <ButtonGroup />; // the place of the links
  const items = pendingItems(query.data);
  if (items.length === 0) return <Text>{nothingPending}</Text>;
  return (
    <nav aria-label={waitsForYou}>
      <CountedLinks items={items} />
    </nav>
  );
}
