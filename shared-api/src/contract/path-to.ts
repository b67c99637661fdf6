import type { Office } from './offices.contract.ts';

// The addresses of the pages of `paths`, each by itself, so that a build holds no other than those it links to.

export const home = '/';
export const posts = '/posts';
export const postsOf = (office: string) => `${posts}?office=${office}`;
export const post = (id: string) => `${posts}/${id}`;
export const events = '/events';
export const attend = '/events/attend';
export const attendEvent = (post: string) => `${attend}?${new URLSearchParams({ event: post })}`;
export const confirmAttending = '/events/attend/confirm';
export const cancelAttending = '/events/attend/cancel';

export const about = '/links/about';
export const servicePolicy = '/links/service-policy';
export const licensingPolicy = '/links/licensing-policy';
export const contactsInfo = '/links/contacts-info';

export const signIn = '/account/sign-in';
export const secondFactor = '/account/second-factor';
export const signOut = '/account/sign-out';
export const signUp = '/account/sign-up';
export const forgotPassword = '/account/forgot';
export const resetPassword = '/account/reset';
export const invitation = '/account/invitation';
export const confirmEmail = '/account/confirm';
export const stopMails = '/account/stop-mails';
export const security = '/account/security';
export const sessions = '/account/sessions';
export const personalData = '/account/data';

export const secretaryGeneral = '/organization/secritary-general';
export const secretaryGeneralContact = `${secretaryGeneral}/contact-info`;
export const nationalOffice = '/organization/national-office';
export const provincialOffices = '/organization/provincial-offices';
export const office = ({ kind, id }: Pick<Office, 'kind' | 'id'>) =>
  kind === 'national' ? nationalOffice : `${provincialOffices}?office=${id}`;
export const member = (id: string) => `/organization/members/${id}`;
export const me = '/organization/me';
export const addPost = '/organization/add-post';
export const addPostOf = (draft: string) => `${addPost}?draft=${draft}`;
export const editPost = (id: string) => `/organization/edit-post/${id}`;
export const postHistory = (id: string) => `${editPost(id)}/history`;
export const attendees = (event: string) => `/organization/events/${event}/attendees`;
export const drafts = '/organization/drafts';
export const notifications = '/organization/notifications';
export const trash = '/organization/trash';
export const editProfile = (id: string) => `/organization/edit-profile/${id}`;

export const dashboard = '/organization/dashboard';
export const dashboardImport = `${dashboard}/import`;
export const dashboardApplicants = `${dashboard}/applicants`;
export const dashboardOffices = `${dashboard}/offices`;
export const dashboardPosts = `${dashboard}/posts`;
export const dashboardMessages = `${dashboard}/messages`;
export const dashboardMessage = (id: string) => `${dashboardMessages}/${id}`;
export const dashboardDeletions = `${dashboard}/deletions`;
export const dashboardAudit = `${dashboard}/audit`;
export const dashboardSecurity = `${dashboard}/security`;
export const dashboardFrontEnds = `${dashboard}/front-ends`;
export const dashboardFrontEnd = (name: string) => `${dashboardFrontEnds}/${name}`;
