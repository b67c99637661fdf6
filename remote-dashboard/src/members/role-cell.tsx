import { type PrivateMember, Role } from 'shared-api/contract/members.contract';
import { canChangeRoles, isOneself } from 'shared-api/contract/members.policy';
import { roleLabel } from 'shared-api/contract/role-label';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';
import { useChangeRole } from './use-change-role.ts';

function RolePicker({ member }: { member: PrivateMember }) {
  const { role, isBusy, change } = useChangeRole(member);
  return (
    <select
      className="ui-picker"
      lang="en"
      aria-label={messages.roleOf(member.name)}
      aria-busy={isBusy}
      value={role}
      onChange={({ target }) => !isBusy && change(target.value as Role)}
    >
      {Role.options.map((each) => (
        <option key={each} value={each}>
          {messages.roles[each]}
        </option>
      ))}
    </select>
  );
}

export function RoleCell({ member }: { member: PrivateMember }) {
  const viewer = useViewer();
  if (viewer.role !== 'AD') return roleLabel(member.role);
  if (!canChangeRoles(viewer) || isOneself(viewer, member)) return <bdi lang="en">{messages.roles[member.role]}</bdi>;
  return <RolePicker member={member} />;
}
