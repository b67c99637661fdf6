import { canReadMessages } from '../contact.policy.ts';
import type { Role } from '../members/members.contract.ts';
import { canOpenDashboard } from '../members/members.policy.ts';
import type { NotificationTopic } from './notifications.contract.ts';

/** What a member of this role may be told of. */
export const topicsFor = (viewer: { role: Role }): NotificationTopic[] => [
  'posts',
  'decisions',
  ...(canOpenDashboard(viewer) ? (['applicants'] as const) : []),
  ...(canReadMessages(viewer) ? (['messages'] as const) : []),
];
