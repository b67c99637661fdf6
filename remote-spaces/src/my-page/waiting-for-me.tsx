import { countNewMessages } from 'shared-api/client/contact.client';
import { countApplicants } from 'shared-api/client/members.client';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { Text } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Block, Card, Stack } from 'shared-ui/static';
import { useLoaded } from '../loading/use-loaded.ts';
import { myPageMessages as messages } from './messages.ts';

const { signal } = new AbortController(); // a number is small: it is awaited also by who leaves
const loadApplicants = () => countApplicants(signal);
const loadMessages = () => countNewMessages(signal);

/** What staff decides and answers; a number that could not be had is left out. */
export function WaitingForMe({ viewer }: { viewer: PrivateMember }) {
  const applicants = useLoaded('number of applicants', loadApplicants, true);
  const unread = useLoaded('number of new messages', loadMessages, canReadMessages(viewer));
  return (
    <Block title={messages.waiting}>
      {applicants === 0 && !unread && <Text>{messages.nothingWaits}</Text>}
      <Stack>
        {applicants ? (
          <Card title={<Link to={pathTo.dashboardApplicants}>{messages.applicants(applicants)}</Link>} />
        ) : null}
        {unread ? <Card title={<Link to={pathTo.dashboardMessages}>{messages.unread(unread)}</Link>} /> : null}
      </Stack>
    </Block>
  );
}
