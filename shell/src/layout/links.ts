import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { canOpenDashboard } from 'shared-api/contract/members/members.policy';
import * as pathTo from 'shared-api/contract/path-to';
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
  { label: messages.posts, to: pathTo.posts },
  { label: messages.events, to: pathTo.events },
  { label: messages.contacts, to: '/#contacts' },
];

/** The spaces menu; the dashboard is shown to those who may open it. */
export const spacesFor = (member: PrivateMember | null): SiteLink[] => [
  { label: messages.secretaryGeneral, to: pathTo.secretaryGeneral },
  { label: messages.nationalOffice, to: pathTo.nationalOffice },
  { label: messages.provincialOffices, to: pathTo.provincialOffices },
  { label: messages.ministryNews, to: 'https://www.mesrs.dz', isExternal: true },
  { label: messages.servicesNews, to: 'https://www.onou.dz', isExternal: true },
  { label: messages.contactTeam },
  ...(member && canOpenDashboard(member) ? [{ label: messages.dashboard, to: pathTo.dashboard }] : []),
];

/** For programs that tell their readers what is new. */
export const feedLinks = [
  { label: messages.posts, to: '/feeds/posts.rss' },
  { label: messages.announcementsFeed, to: '/feeds/announcements.rss' },
];

export const footerLinks: SiteLink[] = [
  { label: messages.about, to: pathTo.about },
  { label: messages.servicePolicy, to: pathTo.servicePolicy },
  { label: messages.licensingPolicy, to: pathTo.licensingPolicy },
  { label: messages.contactsInfo, to: pathTo.contactsInfo },
];
