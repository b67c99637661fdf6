import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { Bdi, exactDay, Ltr, RelativeTime } from 'shared-ui/static';
import { nothing } from '../messages.ts';
import { messages } from './messages.ts';

/** All that the table's columns say of a member, whole. */
export const memberDetails = ({ email, phone, office, createdAt, lastSeenAt }: PrivateMember) => [
  { head: messages.email, content: <Ltr>{email}</Ltr> },
  { head: messages.phone, content: <Ltr>{phone || nothing}</Ltr> },
  { head: messages.office, content: <Bdi>{office.name}</Bdi> },
  { head: messages.joined, content: <time dateTime={createdAt}>{exactDay(createdAt)}</time> },
  { head: messages.lastSeen, content: lastSeenAt ? <RelativeTime iso={lastSeenAt} /> : messages.never },
];
