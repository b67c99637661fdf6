import * as pathTo from 'shared-api/contract/path-to';
import { useSession } from 'shared-api/session/session.store';
import { Link } from 'shared-ui/router';
import { buttonClass } from 'shared-ui/static';
import { messages } from './messages.ts';

/** For who has no account: members have their own button. It waits as the way to sign in does, until it is known who reads. */
export function VisitorLink({ postId }: { postId: string }) {
  const { status, member } = useSession();
  if (member) return null;
  const waits = status === 'idle' || status === 'loading';
  return (
    <Link className={buttonClass()} to={pathTo.attendEvent(postId)} data-waits={waits || undefined}>
      {messages.attend}
    </Link>
  );
}
