import type { PageForm } from './page-forms.ts';

/** Which front end renders a page: the one with the longest prefix of its path, and `/` stands for that page alone. */
export const prefixes = {
  'remote-public': ['/', '/links', '/posts', '/events', '/follow', '/no-mails', '/account'],
  'remote-spaces': ['/organization'],
  'remote-dashboard': ['/organization/dashboard'],
} as const satisfies Record<string, readonly string[]>;

/** `visitors`: who has yet to sign in; `mailed`: who has the link out of a mail; `staff`: who may open the dashboard. */
type Readers = 'everyone' | 'visitors' | 'mailed' | 'members' | 'staff' | 'admins';

export type PageFacts = {
  readers: Readers;
  /**
   * What it reads of its address. The page server drops all else before it renders, so that nobody has a page rendered again and
   * again by making up parameters.
   */
  reads?: readonly string[];
  /** Kept on the device of its reader, for when there is no network. */
  isKept?: true;
  /** Search engines are told of it; posts they are told of one by one. */
  isInSitemap?: true;
  /** What is posted to the page itself, so that it works without JavaScript. */
  form?: PageForm;
};

const kept = { readers: 'everyone', isKept: true } as const;
const found = { ...kept, isInSitemap: true } as const;
const attending = { readers: 'mailed', reads: ['event', 't', 'sent'] } as const;
const signingIn = { readers: 'visitors', reads: ['to', 'sent'] } as const;
const mailed = { readers: 'mailed', reads: ['sent'] } as const;
const byToken = { readers: 'mailed', reads: ['t'] } as const;
const forMembers = { readers: 'members' } as const;
const staffLists = [
  'act',
  'active',
  'assignee',
  'cursor',
  'days',
  'first',
  'kind',
  'limit',
  'office',
  'of',
  'q',
  'role',
  'second',
  'sort',
  'state',
  'type',
] as const;
const forStaff = { readers: 'staff', reads: staffLists } as const;
const forAdmins = { readers: 'admins', reads: staffLists } as const;

/**
 * Every page of the portal, by its pattern, in which `:name` stands for one part of the path. The routes of the front ends have the
 * same; a page of a front end that is not here is one of another repository.
 */
export const paths: Readonly<Record<string, PageFacts>> = {
  '/': { ...found, reads: ['sent'], form: { call: 'auth/contact', next: '/?sent#contact-form' } },
  '/posts': { ...found, reads: ['q', 'type', 'office', 'cursor'] },
  '/posts/:id': kept,
  '/events': { ...found, reads: ['month', 'office', 'cursor'] },
  '/links/about': found,
  '/links/service-policy': found,
  '/links/licensing-policy': found,
  /** What a service worker keeps of it is shown without a network. */
  '/links/offline': { readers: 'visitors' },
  '/links/contacts-info': {
    ...found,
    reads: ['sent'],
    form: { call: 'auth/contact', next: '/links/contacts-info?sent#contact-form' },
  },

  '/events/attend': {
    ...attending,
    readers: 'visitors',
    form: { call: 'events/visitors', isAnsweredInPlace: true },
  },
  '/events/attend/confirm': {
    ...attending,
    form: {
      call: 'events/visitors/confirm',
      next: '/events/attend/confirm',
      nextShows: { sent: 'state', event: 'event', t: 'cancel' },
    },
  },
  '/events/attend/cancel': {
    ...attending,
    form: { call: 'events/visitors/cancel', next: '/events/attend/cancel?sent' },
  },

  '/follow': {
    readers: 'visitors',
    reads: ['office', 'stopped'],
    form: { call: 'followers', isAnsweredInPlace: true },
  },
  '/follow/confirm': { ...byToken, form: { call: 'followers/confirm', leadsBack: true } },
  '/follow/stop': {
    ...byToken,
    form: { call: 'followers/stop', next: '/follow', nextShows: { stopped: 'office' }, isOneClick: true },
  },
  /** Of all forms that anybody can fill in with any address. */
  '/no-mails': { ...byToken, form: { call: 'recipients/stop', leadsBack: true, isOneClick: true } },
  '/no-mails/undo': { ...byToken, form: { call: 'recipients/resume', leadsBack: true } },

  '/account/sign-in': { ...signingIn, form: { call: 'auth/login', signsIn: true } },
  '/account/second-factor': { ...signingIn, form: { call: 'auth/second-factor', signsIn: true } },
  '/account/sign-out': { ...signingIn, form: { call: 'auth/logout' } },
  '/account/sign-up': { ...signingIn, form: { call: 'auth/signup', next: '/account/sign-up?sent' } },
  '/account/forgot': { ...signingIn, form: { call: 'auth/password/forgot', next: '/account/forgot?sent' } },
  '/account/reset': { ...mailed, form: { call: 'auth/password/reset', next: '/account/sign-in?sent' } },
  '/account/invitation': {
    ...mailed,
    form: {
      call: 'auth/invitation/accept',
      signsIn: true,
      next: '/account/invitation?sent=signed-in',
      otherwise: '/account/invitation?sent=not-active',
    },
  },
  '/account/confirm': { ...mailed, form: { call: 'auth/email/confirm', next: '/account/confirm?sent' } },
  '/account/stop-mails': {
    readers: 'mailed',
    reads: ['key', 'sent'],
    form: { call: 'auth/mails/stop', next: '/account/stop-mails?sent', isOneClick: true },
  },
  '/account/security': forMembers,
  '/account/sessions': forMembers,
  '/account/data': forMembers,

  '/organization/secritary-general': { ...found, reads: ['tab'] },
  /** Leads to the page above, whose address the specification misspells. */
  '/organization/secretary-general': { readers: 'everyone', reads: ['tab'] },
  '/organization/secritary-general/contact-info': kept,
  '/organization/national-office': { ...found, reads: ['limit'] },
  /** With `office` the page of one office. */
  '/organization/provincial-offices': { ...found, reads: ['office', 'q', 'limit'] },
  '/organization/members/:id': { ...kept, reads: ['tab', 'limit'] },
  '/organization/me': forMembers,
  '/organization/add-post': { ...forMembers, reads: ['draft', 'kind', 'scheduled'] },
  '/organization/edit-post/:id': forMembers,
  '/organization/edit-post/:id/history': { ...forMembers, reads: ['version'] },
  '/organization/events/:id/attendees': { ...forMembers, reads: ['q', 'state', 'cursor'] },
  '/organization/drafts': { ...forMembers, reads: ['tab'] },
  '/organization/notifications': { ...forMembers, reads: ['cursor'] },
  '/organization/notifications/choices': forMembers,
  '/organization/trash': { ...forMembers, reads: ['of', 'cursor'] },
  '/organization/edit-profile/:id': forMembers,

  '/organization/dashboard': forStaff,
  '/organization/dashboard/import': forStaff,
  '/organization/dashboard/applicants': forStaff,
  '/organization/dashboard/offices': forAdmins,
  '/organization/dashboard/posts': forStaff,
  '/organization/dashboard/messages': forAdmins,
  '/organization/dashboard/messages/:id': forAdmins,
  '/organization/dashboard/deletions': forAdmins,
  '/organization/dashboard/audit': forStaff,
  '/organization/dashboard/security': forAdmins,
  '/organization/dashboard/front-ends': forAdmins,
  '/organization/dashboard/front-ends/:name': forAdmins,
};

const patterns = Object.keys(paths).map((pattern) => ({ pattern, parts: pattern.split('/') }));

/** The pattern of the page at a path; undefined where none of this repository's front ends has one. */
export function patternOf(pathname: string): string | undefined {
  const given = pathname.split('/');
  return patterns.find(
    ({ parts }) =>
      parts.length === given.length &&
      parts.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index])),
  )?.pattern;
}
