import { useSession } from 'shared-api/session/session.store';
import { Banner } from 'shared-ui/banner';
import { messages } from '../messages.ts';
import { useDismissed } from './use-dismissed.ts';

/** A word to members, on wide screens alone (spec, section 2); it stays away once it was put away. */
export function MemberBanner() {
  const isMember = useSession((session) => session.isAuthenticated);
  const { isDismissed, dismiss } = useDismissed('national-office-banner');
  if (!isMember || isDismissed) return null;
  return <Banner onDismiss={dismiss}>{messages.banner}</Banner>;
}
