import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { Popover } from 'shared-ui/popover';
import { Avatar } from 'shared-ui/static';
import { UserCard } from './user-card.tsx';

type AccountPopoverProps = { member: PrivateMember; triggerId: string; triggerClass: string; label: string };

/** Comes open: the press that brought it has asked for that. */
export const AccountPopover = ({ member, triggerId, triggerClass, label }: AccountPopoverProps) => (
  <Popover
    triggerId={triggerId}
    triggerClass={triggerClass}
    trigger={<Avatar name={member.name} src={member.avatar} size="sm" />}
    triggerLabel={label}
    label={label}
    defaultOpen
  >
    <UserCard member={member} />
  </Popover>
);
