import { type KeyboardEvent, useState } from 'react';
import { type PrivateMember, Role } from 'shared-api/contract/members/members.contract';
import { canChangeRoles, isOneself } from 'shared-api/contract/members/members.policy';
import { roleLabel } from 'shared-api/contract/members/role-words';
import { ShortSelect } from 'shared-ui/data-grid';
import { bothOf } from 'shared-ui/layout';
import { rolePairs } from '../pairs.ts';
import { useViewer } from '../viewer/viewer.ts';
import { messages } from './messages.ts';
import { RoleDialog } from './role-dialog.tsx';

/** An arrow key opens the choices: where it would choose at once, no role but the next could be reached. */
function openByArrow(event: KeyboardEvent<HTMLSelectElement>) {
  if (!event.key.startsWith('Arrow') || !('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

function RolePicker({ member }: { member: PrivateMember }) {
  const [chosen, setChosen] = useState<Role>();
  return (
    <>
      <ShortSelect
        short={rolePairs[member.role].ar}
        aria-label={messages.roleOf(member.name)}
        value={member.role}
        onKeyDown={openByArrow}
        onChange={({ target }) => setChosen(target.value as Role)}
      >
        {Role.options.map((each) => (
          <option key={each} value={each}>
            {bothOf(rolePairs[each])}
          </option>
        ))}
      </ShortSelect>
      {chosen && <RoleDialog member={member} role={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

export function RoleCell({ member }: { member: PrivateMember }) {
  const viewer = useViewer();
  if (!canChangeRoles(viewer)) return roleLabel(member);
  if (isOneself(viewer, member)) return rolePairs[member.role].ar;
  return <RolePicker member={member} />;
}
