import { changeRole } from 'shared-api/client/members.client';
import { type PrivateMember, Role } from 'shared-api/contract/members.contract';
import { canChangeRoles, isOneself } from 'shared-api/contract/members.policy';
import { roleLabel } from 'shared-api/contract/role-label';
import { Select } from 'shared-ui/lists';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';
import { useMemberAction } from './use-member-action.ts';

function RolePicker({ member }: { member: PrivateMember }) {
  const { isPending, variables, mutate } = useMemberAction({
    member,
    send: changeRole,
    failed: messages.roleFailed,
  });
  return (
    <Select
      size="sm"
      lang="en"
      aria-label={messages.roleOf(member.name)}
      aria-busy={isPending}
      value={isPending ? variables : member.role} // what was chosen, until the server answers
      onChange={({ target }) => mutate(target.value as Role)}
    >
      {Role.options.map((each) => (
        <option key={each} value={each}>
          {messages.roles[each]}
        </option>
      ))}
    </Select>
  );
}

export function RoleCell({ member }: { member: PrivateMember }) {
  const viewer = useViewer();
  if (!canChangeRoles(viewer)) return roleLabel(member.role);
  if (isOneself(viewer, member)) return <bdi lang="en">{messages.roles[member.role]}</bdi>;
  return <RolePicker member={member} />;
}
