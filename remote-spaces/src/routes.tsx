import { type RouteObject, redirect } from 'shared-ui/router';
import { uiPage } from 'shared-ui/static';
import { messages } from './messages.ts';
import { loadNationalOffice } from './national-office/load-national-office.ts';
import { loadProvincialOffices } from './provincial-offices/load-provincial-offices.ts';
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
  {
    id: 'national-office-page',
    path: 'organization/national-office',
    handle: { title: messages.nationalOffice },
    loader: loadNationalOffice,
    lazy: uiPage(() =>
      import(/* webpackChunkName: "national-office-page" */ './national-office/national-office-page.tsx').then(
        (page) => page.NationalOfficePage,
      ),
    ),
  },
  {
    id: 'provincial-offices-page',
    path: 'organization/provincial-offices',
    handle: { title: messages.provincialOffices },
    loader: loadProvincialOffices,
    lazy: uiPage(() =>
      import(/* webpackChunkName: "provincial-offices-page" */ './provincial-offices/provincial-offices-page.tsx').then(
        (page) => page.ProvincialOfficesPage,
      ),
    ),
  },
];
