import { Suspense, useEffect, useId, useState } from 'react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import * as pathTo from 'shared-api/contract/path-to';
import { useLocation, useNavigate } from 'shared-ui/router';
import { Avatar, buttonClass, island, openWhenLoaded, VisuallyHidden } from 'shared-ui/static';
import { messages } from '../../messages.ts';
import { findSignInDialog } from '../sign-in/sign-in-dialog.ts';

const AccountPopover = island(() => import('./account-popover.tsx').then((module) => module.AccountPopover));
const look = buttonClass({ variant: 'ghost', isIcon: true });

/** The member's picture; its first press brings the popover, open. A link in it leads away from it too. */
export function UserMenu({ member }: { member: PrivateMember }) {
  const id = useId();
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const [wantedAt, setWantedAt] = useState<string>();
  useEffect(() => {
    const dialog = findSignInDialog();
    if (!dialog?.open) return;
    dialog.close();
    const next = pathTo.afterSignIn(pathname);
    if (next === pathname)
      document.getElementById(id)?.focus(); // the keyboard goes on here: what opened the window is gone
    else void navigate(next);
  }, [id, pathname, navigate]);
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
