import * as pathTo from 'shared-api/contract/path-to';
import { type RouteObject, redirect } from 'shared-ui/router';
import { uiPage } from 'shared-ui/static';
import { loadMember } from './member-profile/load-member.ts';
import { loadNationalOffice } from './national-office/load-national-office.ts';
import { loadPost } from './posts/load-post.ts';
import { loadProvincialOffices } from './provincial-offices/load-provincial-offices.ts';
import { loadSecretaryGeneral } from './secretary-general/load-secretary-general.ts';

/** What the query string chooses, a list or a text, is in the page already or asked for by itself. */
const unlessSearchChanged: RouteObject['shouldRevalidate'] = ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
  currentUrl.search === nextUrl.search && defaultShouldRevalidate;

/** A page's id is also the name of its chunk: the page server preloads by it. A loader here runs while that chunk is fetched. */
export const routes: RouteObject[] = [
  {
    id: 'secretary-general-page',
    path: 'organization/secritary-general',
    loader: loadSecretaryGeneral,
    shouldRevalidate: unlessSearchChanged,
    lazy: uiPage(
      () => import(/* webpackChunkName: "secretary-general-page" */ './secretary-general/secretary-general-page.tsx'),
    ),
  },
  {
    id: 'secretary-general-redirect',
    path: 'organization/secretary-general',
    loader: () => redirect(pathTo.secretaryGeneral, 301),
    element: null,
  },
  {
    id: 'contact-info-page',
    path: 'organization/secritary-general/contact-info',
    loader: loadSecretaryGeneral,
    lazy: uiPage(() => import(/* webpackChunkName: "contact-info-page" */ './contact-info/contact-info-page.tsx')),
  },
  {
    id: 'member-page',
    path: 'organization/members/:id',
    loader: loadMember,
    // another tab asks for nothing new
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) && defaultShouldRevalidate,
    lazy: uiPage(() => import(/* webpackChunkName: "member-page" */ './member-profile/member-page.tsx')),
  },
  {
    id: 'national-office-page',
    path: 'organization/national-office',
    loader: loadNationalOffice,
    lazy: uiPage(
      () => import(/* webpackChunkName: "national-office-page" */ './national-office/national-office-page.tsx'),
    ),
  },
  {
    id: 'provincial-offices-page',
    path: 'organization/provincial-offices',
    loader: loadProvincialOffices,
    lazy: uiPage(
      () =>
        import(/* webpackChunkName: "provincial-offices-page" */ './provincial-offices/provincial-offices-page.tsx'),
    ),
  },
  {
    id: 'my-page',
    path: 'organization/me',
    lazy: uiPage(() => import(/* webpackChunkName: "my-page" */ './my-page/my-page.tsx')),
  },
  {
    id: 'add-post-page',
    path: 'organization/add-post',
    lazy: uiPage(() => import(/* webpackChunkName: "add-post-page" */ './add-post/add-post-page.tsx')),
  },
  {
    id: 'edit-post-page',
    path: 'organization/edit-post/:id',
    loader: loadPost,
    lazy: uiPage(() => import(/* webpackChunkName: "edit-post-page" */ './edit-post/edit-post-page.tsx')),
  },
  {
    id: 'post-history-page',
    path: 'organization/edit-post/:id/history',
    loader: loadPost,
    shouldRevalidate: unlessSearchChanged,
    lazy: uiPage(() => import(/* webpackChunkName: "post-history-page" */ './post-history/history-page.tsx')),
  },
  {
    id: 'attendees-page',
    path: 'organization/events/:id/attendees',
    loader: loadPost,
    shouldRevalidate: unlessSearchChanged,
    lazy: uiPage(() => import(/* webpackChunkName: "attendees-page" */ './attendees/attendees-page.tsx')),
  },
  {
    id: 'drafts-page',
    path: 'organization/drafts',
    lazy: uiPage(() => import(/* webpackChunkName: "drafts-page" */ './drafts/drafts-page.tsx')),
  },
  {
    id: 'notifications-page',
    path: 'organization/notifications',
    lazy: uiPage(() => import(/* webpackChunkName: "notifications-page" */ './notifications/notifications-page.tsx')),
  },
  {
    id: 'notification-choices-page',
    path: 'organization/notifications/choices',
    lazy: uiPage(
      () =>
        import(
          /* webpackChunkName: "notification-choices-page" */ './notification-choices/notification-choices-page.tsx'
        ),
    ),
  },
  {
    id: 'trash-page',
    path: 'organization/trash',
    lazy: uiPage(() => import(/* webpackChunkName: "trash-page" */ './trash/trash-page.tsx')),
  },
  {
    id: 'edit-profile-page',
    path: 'organization/edit-profile/:id',
    lazy: uiPage(() => import(/* webpackChunkName: "edit-profile-page" */ './edit-profile/edit-profile-page.tsx')),
  },
];
