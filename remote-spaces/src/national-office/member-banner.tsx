import { useSession } from 'shared-api/session/session.store';
import { Banner } from 'shared-ui/banner';
import { keepHere, useKept } from '../browser-storage/kept-here.ts';
import { nationalOfficeMessages } from './messages.ts';

const dismissedKey = 'dismissed:national-office-banner';

/** A word to members, on wide screens alone (spec, section 2); it stays away once it was put away on this device. */
export function MemberBanner() {
  const isMember = useSession((session) => session.isAuthenticated);
  const isDismissed = useKept(dismissedKey) !== null;
  if (!isMember || isDismissed) return null;
  return <Banner onDismiss={() => keepHere(dismissedKey, '1')}>{nationalOfficeMessages.banner}</Banner>;
}
