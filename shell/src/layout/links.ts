import type { PrivateMember } from 'shared-api/contract/members.contract';
import { canOpenDashboard } from 'shared-api/contract/members.policy';
import { messages } from '../messages.ts';

export type SiteLink = {
  label: string;
  /** A path of the portal, or an address elsewhere; absent for an entry that leads nowhere yet. */
  to?: string;
  isExternal?: boolean;
};

export const anchors: SiteLink[] = [
  { label: messages.start, to: '/#start' },
  { label: messages.recentActs, to: '/#RecentActs' },
  { label: messages.posts, to: '/posts' },
  { label: messages.events, to: '/events' },
  { label: messages.contacts, to: '/#contacts' },
];

/** The spaces menu; the dashboard is shown to those who may open it. */
export const spacesFor = (member: PrivateMember | null): SiteLink[] => [
  { label: messages.secretaryGeneral, to: '/organization/secritary-general' },
  { label: messages.nationalOffice, to: '/organization/national-office' },
  { label: messages.provincialOffices, to: '/organization/provincial-offices' },
  { label: messages.ministryNews, to: 'https://www.mesrs.dz', isExternal: true },
  { label: messages.servicesNews, to: 'https://www.onou.dz', isExternal: true },
  { label: messages.contactTeam },
  ...(member && canOpenDashboard(member) ? [{ label: messages.dashboard, to: '/organization/dashboard' }] : []),
];

/** For programs that tell their readers what is new. */
export const feedLinks = [
  { label: messages.posts, to: '/feeds/posts.rss' },
  { label: messages.announcementsFeed, to: '/feeds/announcements.rss' },
];

export const footerLinks: SiteLink[] = [
  { label: messages.about, to: '/links/about' },
  { label: messages.servicePolicy, to: '/links/service-policy' },
  { label: messages.licensingPolicy, to: '/links/licensing-policy' },
  { label: messages.contactsInfo, to: '/links/contacts-info' },
];
