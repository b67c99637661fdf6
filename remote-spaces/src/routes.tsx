import * as pathTo from 'shared-api/contract/path-to';
import { type RouteObject, redirect } from 'shared-ui/router';
import { uiPage } from 'shared-ui/static';
import { aboutMember, memberName } from './member-profile/about-member-page.ts';
import { loadMember } from './member-profile/load-member.ts';
import { messages } from './messages.ts';
import { loadNationalOffice } from './national-office/load-national-office.ts';
import { loadPost } from './posts/load-post.ts';
import { aboutOffices, chosenOffice } from './provincial-offices/about-offices.ts';
import { loadProvincialOffices } from './provincial-offices/load-provincial-offices.ts';
import { aboutContact, aboutSecretaryGeneral, contactTitle } from './secretary-general/about-secretary-general.ts';
import { loadSecretaryGeneral } from './secretary-general/load-secretary-general.ts';

/** A page's id is also the name of its chunk: the page server preloads by it. */
export const routes: RouteObject[] = [
  {
    id: 'secretary-general-page',
    path: 'organization/secritary-general',
    handle: { title: messages.secretaryGeneral, about: aboutSecretaryGeneral },
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
    loader: () => redirect(pathTo.secretaryGeneral, 301),
    element: null,
  },
  {
    id: 'contact-info-page',
    path: 'organization/secritary-general/contact-info',
    handle: { title: contactTitle, about: aboutContact },
    loader: loadSecretaryGeneral,
    lazy: uiPage(() =>
      import(/* webpackChunkName: "contact-info-page" */ './contact-info/contact-info-page.tsx').then(
        (page) => page.ContactInfoPage,
      ),
    ),
  },
  {
    id: 'member-page',
    path: 'organization/members/:id',
    handle: { title: memberName, about: aboutMember },
    loader: loadMember,
    // another tab asks for nothing new
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) && defaultShouldRevalidate,
    lazy: uiPage(() =>
      import(/* webpackChunkName: "member-page" */ './member-profile/member-page.tsx').then((page) => page.MemberPage),
    ),
  },
  {
    id: 'national-office-page',
    path: 'organization/national-office',
    handle: { title: messages.nationalOffice, about: { description: messages.nationalOfficeIntro } },
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
    handle: { title: chosenOffice, about: aboutOffices },
    loader: loadProvincialOffices,
    lazy: uiPage(() =>
      import(/* webpackChunkName: "provincial-offices-page" */ './provincial-offices/provincial-offices-page.tsx').then(
        (page) => page.ProvincialOfficesPage,
      ),
    ),
  },
  {
    id: 'my-page',
    path: 'organization/me',
    handle: { title: messages.myPage, about: { isPrivate: true } },
    lazy: uiPage(() => import(/* webpackChunkName: "my-page" */ './my-page/my-page.tsx').then((page) => page.MyPage)),
  },
  {
    id: 'add-post-page',
    path: 'organization/add-post',
    handle: { title: messages.addPost, about: { isPrivate: true } },
    lazy: uiPage(() =>
      import(/* webpackChunkName: "add-post-page" */ './add-post/add-post-page.tsx').then((page) => page.AddPostPage),
    ),
  },
  {
    id: 'edit-post-page',
    path: 'organization/edit-post/:id',
    handle: { title: messages.editPost, about: { isPrivate: true } },
    loader: loadPost,
    lazy: uiPage(() =>
      import(/* webpackChunkName: "edit-post-page" */ './edit-post/edit-post-page.tsx').then(
        (page) => page.EditPostPage,
      ),
    ),
  },
  {
    id: 'post-history-page',
    path: 'organization/edit-post/:id/history',
    handle: { title: messages.postHistory, about: { isPrivate: true } },
    loader: loadPost,
    // another text of the same post asks for nothing new
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    lazy: uiPage(() =>
      import(/* webpackChunkName: "post-history-page" */ './post-history/history-page.tsx').then(
        (page) => page.HistoryPage,
      ),
    ),
  },
  {
    id: 'attendees-page',
    path: 'organization/events/:id/attendees',
    handle: { title: messages.attendees, about: { isPrivate: true } },
    loader: loadPost,
    // another choice of the list asks for the post no more
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    lazy: uiPage(() =>
      import(/* webpackChunkName: "attendees-page" */ './attendees/attendees-page.tsx').then(
        (page) => page.AttendeesPage,
      ),
    ),
  },
  {
    id: 'drafts-page',
    path: 'organization/drafts',
    handle: { title: messages.drafts, about: { isPrivate: true } },
    lazy: uiPage(() =>
      import(/* webpackChunkName: "drafts-page" */ './drafts/drafts-page.tsx').then((page) => page.DraftsPage),
    ),
  },
  {
    id: 'notifications-page',
    path: 'organization/notifications',
    handle: { title: messages.notifications, about: { isPrivate: true } },
    lazy: uiPage(() =>
      import(/* webpackChunkName: "notifications-page" */ './notifications/notifications-page.tsx').then(
        (page) => page.NotificationsPage,
      ),
    ),
  },
  {
    id: 'trash-page',
    path: 'organization/trash',
    handle: { title: messages.trash, about: { isPrivate: true } },
    lazy: uiPage(() =>
      import(/* webpackChunkName: "trash-page" */ './trash/trash-page.tsx').then((page) => page.TrashPage),
    ),
  },
  {
    id: 'edit-profile-page',
    path: 'organization/edit-profile/:id',
    handle: { title: messages.editProfile, about: { isPrivate: true } },
    lazy: uiPage(() =>
      import(/* webpackChunkName: "edit-profile-page" */ './edit-profile/edit-profile-page.tsx').then(
        (page) => page.EditProfilePage,
      ),
    ),
  },
];
