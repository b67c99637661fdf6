import { canManageDeletions } from 'shared-api/contract/accounts/personal-data.policy';
import { canReadSecurityLog } from 'shared-api/contract/accounts/security.policy';
import { canReadMessages } from 'shared-api/contract/contact.policy';
import { canSeeFrontEnds } from 'shared-api/contract/front-ends/front-ends.policy';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { canSeeAllOffices } from 'shared-api/contract/members/members.policy';
import * as pathTo from 'shared-api/contract/path-to';
import { messages } from '../messages.ts';

type Section = {
  path: string;
  label: string;
  isFor?: (viewer: PrivateMember) => boolean;
  badge?: 'applicants' | 'messages' | 'deletions';
};

const sections: Section[] = [
  { path: pathTo.dashboard, label: messages.overview },
  { path: pathTo.dashboardApplicants, label: messages.applicants, badge: 'applicants' },
  { path: pathTo.dashboardOffices, label: messages.offices, isFor: canSeeAllOffices },
  { path: pathTo.dashboardPosts, label: messages.content },
  { path: pathTo.dashboardMessages, label: messages.contactMessages, isFor: canReadMessages, badge: 'messages' },
  { path: pathTo.dashboardDeletions, label: messages.deletions, isFor: canManageDeletions, badge: 'deletions' },
];

const logs: Section[] = [
  { path: pathTo.dashboardAudit, label: messages.audit },
  { path: pathTo.dashboardSecurity, label: messages.security, isFor: canReadSecurityLog },
  { path: pathTo.dashboardFrontEnds, label: messages.frontEnds, isFor: canSeeFrontEnds },
];

const visibleTo = (viewer: PrivateMember, all: Section[]) => all.filter(({ isFor }) => isFor?.(viewer) ?? true);

/** What is looked up rarely, behind one link; a head of office has one such page, and finds it under its own name. */
export const logsFor = (viewer: PrivateMember) => visibleTo(viewer, logs);

export const sectionsFor = (viewer: PrivateMember): Section[] => {
  const [first, ...others] = logsFor(viewer);
  const rest = first && others.length > 0 ? { ...first, label: messages.logs } : first;
  return [...visibleTo(viewer, sections), ...(rest ? [rest] : [])];
};

export const isLogs = (path: string) => logs.some((section) => section.path === path);

/** The path of the section that a page belongs to: its own, or that of the list it was opened from. */
export const sectionOf = (pathname: string) => pathname.split('/').slice(0, 4).join('/').replace(/\/$/, '');
