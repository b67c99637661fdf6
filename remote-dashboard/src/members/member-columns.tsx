import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { isOneself } from 'shared-api/contract/members/members.policy';
import { shownPhone } from 'shared-api/contract/text/shown-phone';
import { type DataColumn, OneLine } from 'shared-ui/data-grid';
import { ButtonGroup } from 'shared-ui/layout';
import { Avatar, Badge, Bdi, exactDay, Ltr, RelativeTime } from 'shared-ui/static';
import { nothing } from '../messages.ts';
import { rolePairs } from '../pairs.ts';
import { useViewer } from '../viewer/viewer.ts';
import { MemberActs, MemberMenu } from './member-menu.tsx';
import { messages } from './messages.ts';
import { RoleCell } from './role-cell.tsx';
import { MemberState, StatusCell } from './status-cell.tsx';

const Oneself = ({ member }: { member: PrivateMember }) =>
  isOneself(useViewer(), member) && <Badge>{messages.oneself}</Badge>;

/** A member's row on a phone. */
export const memberBrief = (member: PrivateMember) => ({
  picture: <Avatar name={member.name} src={member.avatar} />,
  title: <Bdi>{member.name}</Bdi>,
  mark: <MemberState member={member} />,
  line: (
    <>
      <Bdi>{member.office.name}</Bdi> · {rolePairs[member.role].ar}
    </>
  ),
});

const officeColumn: DataColumn<PrivateMember> = {
  id: 'office',
  header: messages.office,
  cell: ({ office }) => <OneLine>{office.name}</OneLine>,
};

const columnsBefore: DataColumn<PrivateMember>[] = [
  {
    id: 'avatar',
    header: messages.avatar,
    place: 'picture',
    cell: ({ name, avatar }) => <Avatar name={name} src={avatar} />,
  },
  {
    id: 'name',
    header: messages.name,
    place: 'title',
    canSort: true,
    canHide: false,
    cell: ({ name }) => <OneLine>{name}</OneLine>,
  },
  { id: 'email', header: messages.email, cell: ({ email }) => <OneLine dir="ltr">{email}</OneLine> },
  { id: 'phone', header: messages.phone, cell: ({ phone }) => <Ltr>{shownPhone(phone) || nothing}</Ltr> },
];

const columnsAfter: DataColumn<PrivateMember>[] = [
  { id: 'role', header: messages.role, cell: (member) => <RoleCell member={member} /> },
  { id: 'status', header: messages.status, cell: (member) => <StatusCell member={member} /> },
  {
    id: 'createdAt',
    header: messages.joined,
    canSort: true,
    cell: ({ createdAt }) => <time dateTime={createdAt}>{exactDay(createdAt)}</time>,
  },
  {
    id: 'lastSeen',
    header: messages.lastSeen,
    cell: ({ lastSeenAt }) => (lastSeenAt ? <RelativeTime iso={lastSeenAt} /> : messages.never),
  },
  {
    id: 'action',
    header: messages.action,
    place: 'actions',
    canHide: false,
    cell: (member) => (
      <ButtonGroup>
        <MemberMenu member={member} />
        <Oneself member={member} />
      </ButtonGroup>
    ),
    unfolded: (member) => (
      <>
        <MemberActs member={member} />
        <Oneself member={member} />
      </>
    ),
  },
];

/** The columns of the spec, and two more that are hidden at first. */
export const adminColumns = [...columnsBefore, officeColumn, ...columnsAfter];
export const officeColumns = [...columnsBefore, ...columnsAfter];
