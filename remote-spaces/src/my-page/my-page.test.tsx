import { screen, within } from '@testing-library/react';
import { storeForMember } from 'shared-api/session/session.store';
import { aDraft, aMember, aPost, api, draftsApi, signInAs, staffApi, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { messages as spaces } from '../messages.ts';
import { routes } from '../routes.tsx';
import { sendingMessages } from '../submission/messages.ts';
import { myPageMessages as messages } from './messages.ts';

const server = startApiServer();
const path = '/organization/me';
const complete = { avatar: '/media/a.webp', bio: 'طالبة' };
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  localStorage.clear();
  server.use(api.posts([]), ...draftsApi().handlers);
});

test('a visitor is asked to sign in first', async () => {
  signInAs(null);
  renderRoutes(routes, path);
  expect(await screen.findByText(sendingMessages.signInFirst)).toBeVisible();
});

test('a member reads the news of its own office, and goes on to the office', async () => {
  const member = aMember(complete);
  server.use(
    api.postsPages((query) => ({
      posts: query.get('office') === member.office.id ? [aPost({ title: 'جديدنا' })] : [],
    })),
  );
  signInAs(member);
  renderRoutes(routes, path);
  const news = await part(messages.news);
  expect(await news.findByRole('heading', { name: 'جديدنا' })).toBeVisible();
  expect(news.getByRole('link', { name: messages.toOffice })).toHaveAttribute(
    'href',
    `/organization/provincial-offices?office=${member.office.id}`,
  );
});

test('a member whose profile is complete, and who wrote nothing, is offered a new post and no steps', async () => {
  signInAs(aMember(complete));
  renderRoutes(routes, path);
  const draft = await part(messages.draft);
  expect(draft.getByRole('link', { name: messages.addPost })).toHaveAttribute('href', '/organization/add-post');
  expect(screen.getByRole('link', { name: spaces.trash })).toHaveAttribute('href', '/organization/trash');
  expect(await screen.findByText(spaces.noPosts)).toBeVisible();
  expect(screen.queryByRole('region', { name: messages.steps })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: messages.waiting })).not.toBeInTheDocument();
});

test('a member finds the draft that this browser keeps', async () => {
  const member = aMember(complete);
  signInAs(member);
  const draft = { title: 'مسودة الحملة', content: '<p>نص</p>', type: 'Post', savedAt: new Date().toISOString() };
  storeForMember(member.id, 'draft', JSON.stringify(draft));
  renderRoutes(routes, path);
  const link = (await part(messages.draft)).getByRole('link', { name: draft.title });
  expect(link).toHaveAttribute('href', '/organization/add-post');
});

test('a member finds the draft that it saved last, on whichever device, and goes on to all of them', async () => {
  const [last, older] = [aDraft({ title: 'من الهاتف' }), aDraft({ title: 'أقدم' })];
  const waiting = aDraft({ title: 'مجدولة', scheduledFor: new Date().toISOString() });
  server.use(...draftsApi([waiting, last, older]).handlers);
  signInAs(aMember(complete));
  renderRoutes(routes, path);
  const draft = await part(messages.draft);
  const link = await draft.findByRole('link', { name: last.title });
  expect(link).toHaveAttribute('href', `/organization/add-post?draft=${last.id}`);
  expect(draft.queryByText(older.title)).not.toBeInTheDocument();
  expect(draft.getByRole('link', { name: messages.allDrafts })).toHaveAttribute('href', '/organization/drafts');
});

test('a newcomer is led to what its account still lacks', async () => {
  const member = aMember({ secondFactorDueAt: new Date().toISOString() });
  signInAs(member);
  renderRoutes(routes, path);
  const links = (await part(messages.steps)).getAllByRole('link');
  const profile = `/organization/edit-profile/${member.id}`;
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/account/security', profile, profile]);
});

test('an administrator reads how many applicants and messages wait', async () => {
  server.use(
    staffApi.applicants(() => ({ items: [], total: 3 })),
    staffApi.messages(() => ({ items: [], total: 11 })),
  );
  signInAs(aMember({ ...complete, role: 'AD' }));
  renderRoutes(routes, path);
  const waiting = await part(messages.waiting);
  expect(await waiting.findByRole('link', { name: '3 طلبات انضمام' })).toHaveAttribute(
    'href',
    '/organization/dashboard/applicants',
  );
  expect(await waiting.findByRole('link', { name: '11 رسالة جديدة' })).toBeVisible();
});

test('a head of office for whom nothing waits reads so', async () => {
  server.use(staffApi.applicants(() => []));
  signInAs(aMember({ ...complete, role: 'OP' }));
  renderRoutes(routes, path);
  expect(await screen.findByText(messages.nothingWaits)).toBeVisible();
});
