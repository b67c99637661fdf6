import type { RouteObject } from 'shared-ui/router';
import { uiPage } from 'shared-ui/static';

/** A page's id is also the name of its chunk: the page server preloads by it. */
export const routes: RouteObject[] = [
  {
    id: 'dashboard-page',
    path: 'organization/dashboard',
    lazy: uiPage(() => import(/* webpackChunkName: "dashboard-page" */ './dashboard/dashboard-page.tsx')),
    children: [
      {
        id: 'dashboard-overview',
        index: true,
        lazy: uiPage(() => import(/* webpackChunkName: "dashboard-overview" */ './overview/overview-page.tsx')),
      },
      {
        id: 'dashboard-import',
        path: 'import',
        lazy: uiPage(() => import(/* webpackChunkName: "dashboard-import" */ './import/import-page.tsx')),
      },
      {
        id: 'dashboard-applicants',
        path: 'applicants',
        lazy: uiPage(() => import(/* webpackChunkName: "dashboard-applicants" */ './applicants/applicants-page.tsx')),
      },
      {
        id: 'dashboard-offices',
        path: 'offices',
        lazy: uiPage(() => import(/* webpackChunkName: "dashboard-offices" */ './all-offices/offices-page.tsx')),
      },
      {
        id: 'dashboard-posts',
        path: 'posts',
        lazy: uiPage(() => import(/* webpackChunkName: "dashboard-posts" */ './posts/posts-page.tsx')),
      },
      {
        id: 'dashboard-contact-messages',
        path: 'messages',
        lazy: uiPage(
          () =>
            import(/* webpackChunkName: "dashboard-contact-messages" */ './contact-messages/contact-messages-page.tsx'),
        ),
        children: [
          {
            id: 'dashboard-contact-message',
            path: ':id',
            lazy: uiPage(
              () => import(/* webpackChunkName: "dashboard-contact-message" */ './contact-messages/message-page.tsx'),
            ),
          },
        ],
      },
      {
        id: 'dashboard-deletions',
        path: 'deletions',
        lazy: uiPage(() => import(/* webpackChunkName: "dashboard-deletions" */ './deletions/deletions-page.tsx')),
      },
      {
        id: 'dashboard-audit',
        path: 'audit',
        lazy: uiPage(() => import(/* webpackChunkName: "dashboard-audit" */ './audit/audit-page.tsx')),
      },
      {
        id: 'dashboard-security',
        path: 'security',
        lazy: uiPage(() => import(/* webpackChunkName: "dashboard-security" */ './security/security-page.tsx')),
      },
      {
        id: 'dashboard-front-ends',
        path: 'front-ends',
        lazy: uiPage(() => import(/* webpackChunkName: "dashboard-front-ends" */ './front-ends/front-ends-page.tsx')),
      },
      {
        id: 'dashboard-front-end',
        path: 'front-ends/:name',
        lazy: uiPage(
          () => import(/* webpackChunkName: "dashboard-front-end" */ './front-ends/history/front-end-page.tsx'),
        ),
      },
    ],
  },
];
