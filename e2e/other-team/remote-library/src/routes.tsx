import type { RouteObject } from 'shared-ui/router';

/** A page's id is also the name of its chunk: the page server preloads by it. */
export const routes: RouteObject[] = [
  {
    id: 'library-page',
    path: 'library',
    lazy: () => import(/* webpackChunkName: "library-page" */ './library/library-page.tsx'),
  },
];
