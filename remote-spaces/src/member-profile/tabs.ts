import { messages } from '../messages.ts';

/** The tabs of a member's page, as the address names them. */
const tabs = [
  { name: 'profile', label: messages.tabProfile, isOwn: false },
  { name: 'posts', label: messages.posts, isOwn: false },
  { name: 'ads', label: messages.ads, isOwn: false },
  { name: 'editProfile', label: messages.editProfile, isOwn: true },
  { name: 'addPost', label: messages.addPost, isOwn: true },
  { name: 'contact', label: messages.contact, isOwn: false },
] as const;

export type Tab = (typeof tabs)[number];
export type TabName = Tab['name'];

/** Two of them are the secretary-general's own (spec, sections 2 and 6). */
export const tabsFor = (canEdit: boolean): readonly Tab[] => tabs.filter(({ isOwn }) => canEdit || !isOwn);

/** Any tab can be named in the address; one that is not offered shows the first. */
export const tabNamed = (name: string | null, offered: readonly Tab[]): TabName =>
  offered.find((tab) => tab.name === name)?.name ?? 'profile';
