import * as pathTo from 'shared-api/contract/path-to';
import { signInDialogId } from 'shared-api/contract/wire/page.contract';
import { useSession } from 'shared-api/session/session.store';
import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { messages } from '../../messages.ts';
import { UserMenu } from './user-menu.tsx';

const look = buttonClass({ size: 'sm' });

/** At the end of the header: the way in for a visitor, the account for a member. A press opens the window: see `document-script.ts`. */
export function SessionControl() {
  const { status, member } = useSession();
  if (member) return <UserMenu member={member} />;
  const waits = status === 'idle' || status === 'loading';
  return (
    <Link
      className={look}
      to={pathTo.signIn}
      aria-haspopup="dialog"
      data-dialog={signInDialogId}
      data-waits={waits || undefined}
    >
      {messages.signIn}
    </Link>
  );
}
