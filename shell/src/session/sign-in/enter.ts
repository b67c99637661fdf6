import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { enterSession } from 'shared-api/session/session.store';
import { notify } from 'shared-ui/static';
import { messages } from '../messages.ts';

/** Who has proved itself is signed in, and reads so. */
export function enter({ member }: { member: PrivateMember }) {
  enterSession(member);
  notify.success(messages.signedIn);
}
