import { Suspense, useState } from 'react';
import { useSession } from 'shared-api/session/session.store';
import { Button, island } from 'shared-ui/static';
import { messages } from '../messages.ts';
import { openWhenLoaded } from './open-when-loaded.ts';
import { UserMenu } from './user-menu.tsx';

const AccountDialog = island(() => import('./account-dialog.tsx').then((module) => module.AccountDialog));

type SignInProps = { isOpen: boolean; setOpen: (isOpen: boolean) => void };

function SignIn({ isOpen, setOpen }: SignInProps) {
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        onClick={() => void openWhenLoaded(AccountDialog, () => setOpen(true))}
        onPointerEnter={AccountDialog.preload}
        onFocus={AccountDialog.preload}
      >
        {messages.signIn}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AccountDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** At the end of the header: the way in for a visitor, the account for a member. Its window goes when somebody is signed in. */
export function SessionControl() {
  const member = useSession((session) => session.member);
  const [isOpen, setOpen] = useState(false);
  if (!member) return <SignIn isOpen={isOpen} setOpen={setOpen} />;
  return <UserMenu member={member} isNew={isOpen} onShown={() => setOpen(false)} />;
}
