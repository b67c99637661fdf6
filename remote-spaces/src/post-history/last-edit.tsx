import type { Revision } from 'shared-api/contract/posts/revisions.contract';
import { Bdi, exactDate } from 'shared-ui/static';
import { historyMessages as messages } from './messages.ts';

/** Who wrote what took the place of a former text, and when. */
export const LastEdit = ({ revision: { replacedAt, replacedBy } }: { revision: Revision }) => (
  <>
    {messages.lastEdit} <Bdi>{replacedBy.name}</Bdi>، {exactDate(replacedAt)}
  </>
);
