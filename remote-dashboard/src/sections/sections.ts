import { canReadMessages } from 'shared-api/contract/contact.policy';
import { canSeeFrontEnds } from 'shared-api/contract/front-ends.policy';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { canSeeAllOffices } from 'shared-api/contract/members.policy';
import { canManageDeletions } from 'shared-api/contract/personal-data.policy';
import { canReadSecurityLog } from 'shared-api/contract/security.policy';
import { messages } from '../messages.ts';

export const root = '/organization/dashboard';

type Section = {
  path: string;
  label: string;
  isFor?: (viewer: PrivateMember) => boolean;
  badge?: 'applicants' | 'messages' | 'deletions';
};

const sections: Section[] = [
  { path: root, label: messages.overview },
  { path: `${root}/applicants`, label: messages.applicants, badge: 'applicants' },
  { path: `${root}/offices`, label: messages.offices, isFor: canSeeAllOffices },
  { path: `${root}/posts`, label: messages.content },
  { path: `${root}/messages`, label: messages.contactMessages, isFor: canReadMessages, badge: 'messages' },
  { path: `${root}/deletions`, label: messages.deletions, isFor: canManageDeletions, badge: 'deletions' },
  { path: `${root}/audit`, label: messages.audit },
  { path: `${root}/security`, label: messages.security, isFor: canReadSecurityLog },
  { path: `${root}/front-ends`, label: messages.frontEnds, isFor: canSeeFrontEnds },
];

export const sectionsFor = (viewer: PrivateMember) => sections.filter(({ isFor }) => isFor?.(viewer) ?? true);
