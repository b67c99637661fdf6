import type { RouteObject } from 'shared-ui/router';
import { uiPage } from 'shared-ui/static';
import { messages } from './messages.ts';

/** A page's id is also the name of its chunk: the page server preloads by it. */
export const routes: RouteObject[] = [
  {
    id: 'dashboard-page',
    path: 'organization/dashboard',
    handle: { title: messages.title, about: { isPrivate: true } },
    lazy: uiPage(() =>
      import(/* webpackChunkName: "dashboard-page" */ './dashboard/dashboard-page.tsx').then(
        (page) => page.DashboardPage,
      ),
    ),
    children: [
      {
        id: 'dashboard-overview',
        index: true,
        lazy: uiPage(() =>
          import(/* webpackChunkName: "dashboard-overview" */ './overview/overview-page.tsx').then(
            (page) => page.OverviewPage,
          ),
        ),
      },
      {
        id: 'dashboard-import',
        path: 'import',
        handle: { title: messages.import },
        lazy: uiPage(() =>
          import(/* webpackChunkName: "dashboard-import" */ './import/import-page.tsx').then((page) => page.ImportPage),
        ),
      },
      {
        id: 'dashboard-applicants',
        path: 'applicants',
        handle: { title: messages.applicants },
        lazy: uiPage(() =>
          import(/* webpackChunkName: "dashboard-applicants" */ './applicants/applicants-page.tsx').then(
            (page) => page.ApplicantsPage,
          ),
        ),
      },
      {
        id: 'dashboard-offices',
        path: 'offices',
        handle: { title: messages.offices },
        lazy: uiPage(() =>
          import(/* webpackChunkName: "dashboard-offices" */ './all-offices/offices-page.tsx').then(
            (page) => page.OfficesPage,
          ),
        ),
      },
      {
        id: 'dashboard-posts',
        path: 'posts',
        handle: { title: messages.content },
        lazy: uiPage(() =>
          import(/* webpackChunkName: "dashboard-posts" */ './posts/posts-page.tsx').then((page) => page.PostsPage),
        ),
      },
      {
        id: 'dashboard-contact-messages',
        path: 'messages',
        handle: { title: messages.contactMessages },
        lazy: uiPage(() =>
          import(
            /* webpackChunkName: "dashboard-contact-messages" */ './contact-messages/contact-messages-page.tsx'
          ).then((page) => page.ContactMessagesPage),
        ),
        children: [
          {
            id: 'dashboard-contact-message',
            path: ':id',
            lazy: uiPage(() =>
              import(/* webpackChunkName: "dashboard-contact-message" */ './contact-messages/message-page.tsx').then(
                (page) => page.MessagePage,
              ),
            ),
          },
        ],
      },
      {
        id: 'dashboard-deletions',
        path: 'deletions',
        handle: { title: messages.deletions },
        lazy: uiPage(() =>
          import(/* webpackChunkName: "dashboard-deletions" */ './deletions/deletions-page.tsx').then(
            (page) => page.DeletionsPage,
          ),
        ),
      },
      {
        id: 'dashboard-audit',
        path: 'audit',
        handle: { title: messages.audit },
        lazy: uiPage(() =>
          import(/* webpackChunkName: "dashboard-audit" */ './audit/audit-page.tsx').then((page) => page.AuditPage),
        ),
      },
      {
        id: 'dashboard-security',
        path: 'security',
        handle: { title: messages.security },
        lazy: uiPage(() =>
          import(/* webpackChunkName: "dashboard-security" */ './security/security-page.tsx').then(
            (page) => page.SecurityPage,
          ),
        ),
      },
      {
        id: 'dashboard-front-ends',
        path: 'front-ends',
        handle: { title: messages.frontEnds },
        lazy: uiPage(() =>
          import(/* webpackChunkName: "dashboard-front-ends" */ './front-ends/front-ends-page.tsx').then(
            (page) => page.FrontEndsPage,
          ),
        ),
      },
      {
        id: 'dashboard-front-end',
        path: 'front-ends/:name',
        handle: { title: messages.frontEnds },
        lazy: uiPage(() =>
          import(/* webpackChunkName: "dashboard-front-end" */ './front-ends/history/front-end-page.tsx').then(
            (page) => page.FrontEndPage,
          ),
        ),
      },
    ],
  },
];
