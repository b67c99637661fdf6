import { inviteMember } from 'shared-api/client/members.client';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { Button } from 'shared-ui/static';
import { messages } from './messages.ts';
import { useMemberAction } from './use-member-action.ts';

export function InviteButton({ member }: { member: PrivateMember }) {
  const { isPending, mutate } = useMemberAction({ member, send: inviteMember, failed: messages.inviteFailed });
  return (
    <Button variant="ghost" size="sm" aria-description={member.name} aria-busy={isPending} onClick={() => mutate()}>
      {messages.invite}
    </Button>
  );
}
