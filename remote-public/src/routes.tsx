import type { RouteObject } from 'shared-ui/router';
import { loadHome } from './home/load-home.ts';

/** A page's id is also the name of its chunk: the page server preloads by it. */
export const routes: RouteObject[] = [
  {
    id: 'home-page',
    index: true,
    loader: loadHome,
    lazy: () => import(/* webpackChunkName: "home-page" */ './home/home-page.tsx'),
  },
  {
    id: 'about-page',
    path: 'links/about',
    lazy: () => import(/* webpackChunkName: "about-page" */ './about/about-page.tsx'),
  },
  {
    id: 'service-policy-page',
    path: 'links/service-policy',
    lazy: () => import(/* webpackChunkName: "service-policy-page" */ './service-policy/service-policy-page.tsx'),
  },
  {
    id: 'licensing-policy-page',
    path: 'links/licensing-policy',
    lazy: () => import(/* webpackChunkName: "licensing-policy-page" */ './licensing-policy/licensing-policy-page.tsx'),
  },
  {
    id: 'contacts-info-page',
    path: 'links/contacts-info',
    lazy: () => import(/* webpackChunkName: "contacts-info-page" */ './contacts-info/contacts-info-page.tsx'),
  },
  {
    id: 'offline-page',
    path: 'links/offline',
    lazy: () => import(/* webpackChunkName: "offline-page" */ './offline/offline-page.tsx'),
  },
  {
    id: 'all-posts-page',
    path: 'posts',
    lazy: () => import(/* webpackChunkName: "all-posts-page" */ './all-posts/all-posts-page.tsx'),
  },
  {
    id: 'post-page',
    path: 'posts/:id',
    lazy: () => import(/* webpackChunkName: "post-page" */ './post/post-page.tsx'),
  },
  {
    id: 'all-events-page',
    path: 'events',
    lazy: () => import(/* webpackChunkName: "all-events-page" */ './all-events/all-events-page.tsx'),
  },
  {
    id: 'attend-event-page',
    path: 'events/attend/:step?',
    lazy: () => import(/* webpackChunkName: "attend-event-page" */ './event-visitors/attend-event-page.tsx'),
  },
  {
    id: 'follow-page',
    path: 'follow/:step?',
    lazy: () => import(/* webpackChunkName: "follow-page" */ './following/follow-page.tsx'),
  },
  {
    id: 'no-mails-page',
    path: 'no-mails/:step?',
    lazy: () => import(/* webpackChunkName: "no-mails-page" */ './following/no-mails-page.tsx'),
  },
  {
    id: 'reset-password-page',
    path: 'account/reset',
    lazy: () => import(/* webpackChunkName: "reset-password-page" */ './account/mailed-links/reset-password-page.tsx'),
  },
  {
    id: 'invitation-page',
    path: 'account/invitation',
    lazy: () => import(/* webpackChunkName: "invitation-page" */ './account/mailed-links/invitation-page.tsx'),
  },
  {
    id: 'confirm-email-page',
    path: 'account/confirm',
    lazy: () => import(/* webpackChunkName: "confirm-email-page" */ './account/mailed-links/confirm-email-page.tsx'),
  },
  {
    id: 'stop-mails-page',
    path: 'account/stop-mails',
    lazy: () => import(/* webpackChunkName: "stop-mails-page" */ './account/mailed-links/stop-mails-page.tsx'),
  },
  {
    id: 'security-page',
    path: 'account/security',
    lazy: () => import(/* webpackChunkName: "security-page" */ './account/security/security-page.tsx'),
  },
  {
    id: 'sessions-page',
    path: 'account/sessions',
    lazy: () => import(/* webpackChunkName: "sessions-page" */ './account/sessions/sessions-page.tsx'),
  },
  {
    id: 'personal-data-page',
    path: 'account/data',
    lazy: () => import(/* webpackChunkName: "personal-data-page" */ './personal-data/personal-data-page.tsx'),
  },
];
