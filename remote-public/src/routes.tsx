import type { RouteObject } from 'shared-ui/router';
import { loadHome } from './home/load-home.ts';
import type { PostData } from './post/load-post.ts';
import { titles } from './titles.ts';

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
    handle: { title: titles.about },
    lazy: () => import(/* webpackChunkName: "about-page" */ './about/about-page.tsx'),
  },
  {
    id: 'service-policy-page',
    path: 'links/service-policy',
    handle: { title: titles.servicePolicy },
    lazy: () => import(/* webpackChunkName: "service-policy-page" */ './service-policy/service-policy-page.tsx'),
  },
  {
    id: 'licensing-policy-page',
    path: 'links/licensing-policy',
    handle: { title: titles.licensingPolicy },
    lazy: () => import(/* webpackChunkName: "licensing-policy-page" */ './licensing-policy/licensing-policy-page.tsx'),
  },
  {
    id: 'contacts-info-page',
    path: 'links/contacts-info',
    handle: { title: titles.contactsInfo },
    lazy: () => import(/* webpackChunkName: "contacts-info-page" */ './contacts-info/contacts-info-page.tsx'),
  },
  {
    id: 'all-posts-page',
    path: 'posts',
    handle: { title: titles.posts },
    lazy: () => import(/* webpackChunkName: "all-posts-page" */ './all-posts/all-posts-page.tsx'),
  },
  {
    id: 'post-page',
    path: 'posts/:id',
    handle: { title: (loaded?: PostData) => loaded?.post?.title },
    lazy: () => import(/* webpackChunkName: "post-page" */ './post/post-page.tsx'),
  },
];
