import { canManageDeletions } from 'shared-api/contract/accounts/personal-data.policy';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import { useQuery } from 'shared-api/query';
import { newMessagesCount } from 'shared-api/query/contact.query';
import { applicantsCount } from 'shared-api/query/members.query';
import { deletionsCount } from 'shared-api/query/personal-data.query';
import { useViewer } from '../viewer/viewer.ts';

/** How many wait for a decision, for an answer, and to be deleted. */
export function useWaiting() {
  const viewer = useViewer();
  const applicants = useQuery(applicantsCount);
  const messages = useQuery({ ...newMessagesCount, enabled: canReadMessages(viewer) });
  const deletions = useQuery({ ...deletionsCount, enabled: canManageDeletions(viewer) });
  return { applicants: applicants.data ?? 0, messages: messages.data ?? 0, deletions: deletions.data ?? 0 };
}
