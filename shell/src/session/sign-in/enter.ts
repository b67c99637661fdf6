import type { SignedIn } from 'shared-api/client/sign-in.client';
import { enterSession } from 'shared-api/session/session.store';
import { notify } from 'shared-ui/static';

/** Who has proved itself is signed in, and reads so in the server's words. */
export function enter({ member, message }: SignedIn) {
  enterSession(member);
  notify.success(message);
}
