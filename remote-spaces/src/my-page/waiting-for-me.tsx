import { canReadMessages } from 'shared-api/contract/contact.policy';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { useQuery } from 'shared-api/query';
import { newMessagesCount } from 'shared-api/query/contact.query';
import { applicantsCount } from 'shared-api/query/members.query';
import { Text } from 'shared-ui/layout';
import { Link } from 'shared-ui/router';
import { Block, Card, Stack } from 'shared-ui/static';
import { myPageMessages as messages } from './messages.ts';

/** What staff decides and answers; a number that could not be had is left out. */
export function WaitingForMe({ viewer }: { viewer: PrivateMember }) {
  const { data: applicants } = useQuery(applicantsCount);
  const { data: unread } = useQuery({ ...newMessagesCount, enabled: canReadMessages(viewer) });
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
