import { fetchMessages } from 'shared-api/client/inbox.client';
import { fetchApplicants } from 'shared-api/client/managed-members.client';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { logQuietly } from 'shared-api/log-quietly';
import { create } from 'shared-api/store';
import { askWhenChanged } from '../live/ask-anew.ts';

export const useWaiting = create(() => ({ applicants: 0, messages: 0 }));

const count = async (what: string, ask: () => Promise<{ total: number }>) => {
  try {
    return (await ask()).total;
  } catch (error) {
    logQuietly(what, error);
    return 0;
  }
};

export const countApplicants = async () =>
  useWaiting.setState({ applicants: await count('applicants', () => fetchApplicants({ limit: 1 })) });
askWhenChanged(countApplicants, 'members');

export const countMessages = async () =>
  useWaiting.setState({ messages: await count('messages', () => fetchMessages({ state: 'new', limit: 1 })) });
askWhenChanged(countMessages, 'messages');

export async function countWaiting(viewer: PrivateMember): Promise<void> {
  await Promise.all([countApplicants(), ...(canReadMessages(viewer) ? [countMessages()] : [])]);
}
