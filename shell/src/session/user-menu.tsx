import { Suspense, useId, useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { Avatar, buttonClass, island, VisuallyHidden } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { UserCard } from './user-card.tsx';

const Popover = island(() => import('shared-ui/popover').then((module) => module.Popover));
const look = buttonClass({ variant: 'ghost', isIcon: true });

/** The member's picture; its first press brings the popover, open. */
export function UserMenu({ member }: { member: PrivateMember }) {
  const id = useId();
  const [isWanted, setWanted] = useState(false);
  const label = messages.account(member.name);
  const face = <Avatar name={member.name} src={member.avatar} size="sm" />;
  const plain = (
    <button
      type="button"
      id={id}
      className={look}
      aria-haspopup="dialog"
      onClick={() => setWanted(true)}
      onPointerEnter={Popover.preload}
      onFocus={Popover.preload}
    >
      {face}
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
  if (!isWanted) return plain;
  return (
    <Suspense fallback={plain}>
      <Popover triggerId={id} triggerClass={look} trigger={face} triggerLabel={label} label={label} defaultOpen>
        <UserCard member={member} />
      </Popover>
    </Suspense>
  );
}
