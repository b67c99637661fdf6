import { Suspense, useEffect, useId, useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { useLocation } from 'shared-ui/router';
import { Avatar, buttonClass, island, VisuallyHidden } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { openWhenLoaded } from './open-when-loaded.ts';

const AccountPopover = island(() => import('./account-popover.tsx').then((module) => module.AccountPopover));
const look = buttonClass({ variant: 'ghost', isIcon: true });

type UserMenuProps = {
  member: PrivateMember;
  /** Signed in just now, in a window that is gone: the keyboard goes on here. */
  isNew: boolean;
  onShown: () => void;
};

/** The member's picture; its first press brings the popover, open. A link in it leads away from it too. */
export function UserMenu({ member, isNew, onShown }: UserMenuProps) {
  const id = useId();
  const { key } = useLocation();
  const [wantedAt, setWantedAt] = useState<string>();
  useEffect(() => {
    if (isNew) document.getElementById(id)?.focus();
    onShown();
  }, [id, isNew, onShown]);
  const label = messages.account(member.name);
  const plain = (
    <button
      type="button"
      id={id}
      className={look}
      aria-haspopup="dialog"
      onClick={() => void openWhenLoaded(AccountPopover, () => setWantedAt(key))}
      onPointerEnter={AccountPopover.preload}
      onFocus={AccountPopover.preload}
    >
      <Avatar name={member.name} src={member.avatar} size="sm" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </button>
  );
  if (wantedAt !== key) return plain;
  return (
    <Suspense fallback={plain}>
      <AccountPopover member={member} triggerId={id} triggerClass={look} label={label} />
    </Suspense>
  );
}
