import { canReadMessages } from 'shared-api/contract/contact.policy';
import { useQuery } from 'shared-api/query';
import { newMessagesCount } from 'shared-api/query/contact.query';
import { applicantsCount } from 'shared-api/query/members.query';
import { useViewer } from '../viewer/viewer.ts';

/** How many wait for a decision, and how many for an answer. */
export function useWaiting() {
  const viewer = useViewer();
  const applicants = useQuery(applicantsCount);
  const messages = useQuery({ ...newMessagesCount, enabled: canReadMessages(viewer) });
  return { applicants: applicants.data ?? 0, messages: messages.data ?? 0 };
}
