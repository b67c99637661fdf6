import { fetchMessages } from 'shared-api/client/inbox.client';
import { fetchApplicants } from 'shared-api/client/managed-members.client';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { create } from 'shared-api/store';
import { askWhenChanged } from '../live/ask-anew.ts';

const none = { applicants: 0, messages: 0 };

export const useWaiting = create(() => none);

/** Of two answers the one to the later question counts; where none comes, what was known stays. */
function counting(what: keyof typeof none, ask: () => Promise<{ total: number }>) {
  let asked = 0;
  return async () => {
    asked += 1;
    const question = asked;
    await ask().then(
      ({ total }) => {
        if (question === asked) useWaiting.setState({ [what]: total });
      },
      (error: unknown) => logQuietly(what, error),
    );
  };
}

export const countApplicants = counting('applicants', () => fetchApplicants({ limit: 1 }));
askWhenChanged(countApplicants, 'members');

export const countMessages = counting('messages', () => fetchMessages({ state: 'new', limit: 1 }));
askWhenChanged(countMessages, 'messages');

export async function countWaiting(viewer: PrivateMember): Promise<void> {
  useWaiting.setState(none);
  await Promise.all([countApplicants(), ...(canReadMessages(viewer) ? [countMessages()] : [])]);
}
