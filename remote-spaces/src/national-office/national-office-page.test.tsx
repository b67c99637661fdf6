import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aMember, anOffice, aPost, api, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { messages } from '../messages.ts';
import { routes } from '../routes.tsx';
import { nationalOfficeMessages } from './messages.ts';

const server = startApiServer();
const path = '/organization/national-office';
const office = anOffice({ kind: 'national', name: 'المكتب الوطني' });
const author = aMember({ name: 'سلمى بن عيسى', office });
const post = aPost({ author, title: 'حملة وطنية' });
const space = { office, members: [author], posts: [post], totals: { members: 1, posts: 1 } };

beforeEach(() => signInAs(null));

test('a visitor meets the members of the national office and reads its posts', async () => {
  server.use(api.nationalOffice(space));
  renderRoutes(routes, path);
  const members = within(await screen.findByRole('region', { name: nationalOfficeMessages.nationalMembers }));
  expect(members.getByRole('link', { name: author.name })).toHaveAttribute(
    'href',
    `/organization/members/${author.id}`,
  );
  const posts = within(screen.getByRole('region', { name: nationalOfficeMessages.nationalPosts }));
  expect(posts.getByRole('heading', { name: post.title })).toBeVisible();
  expect(screen.getByRole('separator')).toBeInTheDocument();
});

test('a visitor goes on to the members that did not come with the page', async () => {
  const other = aMember({ name: 'كريم حمداني', office });
  server.use(api.nationalOffice({ ...space, totals: { members: 2, posts: 1 } }), api.membersOf([other]));
  const { user } = renderRoutes(routes, path);
  await user.click(await screen.findByRole('button', { name: messages.moreMembers(1) }));
  const members = within(screen.getByRole('region', { name: nationalOfficeMessages.nationalMembers }));
  expect(await members.findByRole('link', { name: other.name })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /عرض المزيد/ })).not.toBeInTheDocument();
});

test('a visitor is told that the office has neither members nor posts yet', async () => {
  server.use(api.nationalOffice({ ...space, members: [], posts: [], totals: { members: 0, posts: 0 } }));
  renderRoutes(routes, path);
  expect(await screen.findByText(messages.noMembers)).toBeVisible();
  expect(screen.getByText(messages.noPosts)).toBeVisible();
});

test('a member reads the banner and puts it away; a visitor is shown none', async () => {
  server.use(api.nationalOffice(space));
  signInAs(aMember({ office }));
  const { user } = renderRoutes(routes, path);
  const banner = await screen.findByRole('complementary');
  expect(banner).toHaveTextContent(nationalOfficeMessages.banner);
  await user.click(within(banner).getByRole('button'));
  expect(screen.queryByText(nationalOfficeMessages.banner)).not.toBeInTheDocument();
});

test('while there is no national office a visitor is told so', async () => {
  server.use(api.reject('get', 'org/national-office', 404, { code: 'not_found', message: 'غير موجود' }));
  renderRoutes(routes, path);
  expect(await screen.findByText(nationalOfficeMessages.noNationalOffice)).toBeVisible();
});

test('a visitor whose page could not be loaded asks again and gets it', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(api.unreachable('get', 'org/national-office'));
  const { user } = renderRoutes(routes, path);
  expect(await screen.findByText(messages.loadFailed)).toBeVisible();
  server.use(api.nationalOffice(space));
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('heading', { name: post.title })).toBeVisible();
  warned.mockRestore();
});
