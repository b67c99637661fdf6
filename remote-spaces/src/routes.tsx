import { type RouteObject, redirect } from 'shared-ui/router';
import { uiPage } from 'shared-ui/static';
import { messages } from './messages.ts';
import { loadSecretaryGeneral } from './secretary-general/load-secretary-general.ts';

/** A page's id is also the name of its chunk: the page server preloads by it. */
export const routes: RouteObject[] = [
  {
    id: 'secretary-general-page',
    path: 'organization/secritary-general',
    handle: { title: messages.secretaryGeneral },
    loader: loadSecretaryGeneral,
    // another choice of the list asks for nothing new
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    lazy: uiPage(() =>
      import(/* webpackChunkName: "secretary-general-page" */ './secretary-general/secretary-general-page.tsx').then(
        (page) => page.SecretaryGeneralPage,
      ),
    ),
  },
  {
    id: 'secretary-general-redirect',
    path: 'organization/secretary-general',
    loader: () => redirect('/organization/secritary-general', 301),
    element: null,
  },
];
