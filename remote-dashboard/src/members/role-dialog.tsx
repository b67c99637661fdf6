import { useState } from 'react';
import { changeRole } from 'shared-api/client/members.client';
import type { PrivateMember, Role } from 'shared-api/contract/members/members.contract';
import { replacesHolder } from 'shared-api/contract/members/members.policy';
import { useQuery } from 'shared-api/query';
import { secretaryGeneralQuery } from 'shared-api/query/members.query';
import { ConfirmDialog } from 'shared-ui/dialog';
import { Bilingual } from 'shared-ui/layout';
import { useSecondHead } from '../offices/use-second-head.ts';
import { pairs } from '../pairs.ts';
import { messages } from './messages.ts';
import { useMemberAction } from './use-member-action.ts';

/** Says whom the portal no longer presents as secretary-general once `member` is: it presents one. */
function useReplacement({ id }: PrivateMember, role: Role) {
  const query = useQuery({ ...secretaryGeneralQuery, enabled: replacesHolder(role) });
  const { data, isError, isFetching, isFetchedAfterMount } = query;
  const present = data?.info;
  const known = present && present.id !== id ? messages.roleReplaces(present.name) : '';
  return { isComing: isFetching && !isFetchedAfterMount, replacement: isError ? messages.roleMayReplace : known };
}

type RoleDialogProps = { member: PrivateMember; role: Role; onClose: () => void };

export function RoleDialog({ member: opened, role, onClose }: RoleDialogProps) {
  // as it was when the role was chosen: what another changed meanwhile is rejected, and not overwritten
  const [member] = useState(opened);
  const { isComing, replacement } = useReplacement(member, role);
  const second = useSecondHead({ id: member.id, role, officeId: member.office.id });
  const { isPending, mutate } = useMemberAction({
    member,
    send: changeRole,
    done: messages.roleChanged,
    failed: Bilingual(pairs.roleFailed),
  });
  return (
    <ConfirmDialog
      act={messages.roleAction}
      of={member.name}
      variant="solid"
      confirm={messages.roleConfirm}
      isPending={isPending || isComing || second.isComing}
      onConfirm={() => mutate(role, { onSettled: onClose })}
      onClose={onClose}
    >
      {messages.roleChange(member, role)} {replacement} {second.sentence}
    </ConfirmDialog>
  );
}
