import { useSession } from 'shared-api/session/session.store';
import { Banner } from 'shared-ui/banner';
import { storeHere, useStored } from '../browser-storage/stored-here.ts';
import { nationalOfficeMessages } from './messages.ts';

const dismissedKey = 'dismissed:national-office-banner';

/** A word to members, on wide screens alone (spec, section 2); it stays away once it was put away on this device. */
export function MemberBanner() {
  const isMember = useSession((session) => session.isAuthenticated);
  const isDismissed = useStored(dismissedKey) !== null;
  if (!isMember || isDismissed) return null;
  return <Banner onDismiss={() => storeHere(dismissedKey, '1')}>{nationalOfficeMessages.banner}</Banner>;
}
