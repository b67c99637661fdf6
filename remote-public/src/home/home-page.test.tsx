import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { limits } from 'shared-api/contract/limits';
import { organisation } from 'shared-api/contract/offices/organisation';
import { aMember, aPost, api, startApiServer } from 'shared-api/testing';
import { cutText } from 'shared-ui/static';
import { renderRoutes } from 'shared-ui/testing';
import { messages } from '../messages.ts';
import { routes } from '../routes.tsx';

const server = startApiServer();
const findRecentPosts = () => screen.findByRole('region', { name: messages.recentPosts });

test('a visitor reads the slogan, whose it is, and the four pillars', async () => {
  server.use(api.posts([]));
  renderRoutes(routes, '/');
  expect(await screen.findByRole('heading', { level: 1, name: organisation.slogan })).toBeVisible();
  expect(screen.getByText(organisation.name)).toBeVisible();
  for (const pillar of [messages.activities, messages.work, messages.services, messages.volunteering]) {
    expect(screen.getByRole('heading', { level: 3, name: pillar })).toBeVisible();
  }
});

test('a visitor sees ten posts passing by, each text cut at 100 characters', async () => {
  const excerpt = 'نظّم الطلبة حملة تضامن واسعة '.repeat(8).trim();
  const posts = Array.from({ length: 10 }, (_, index) => aPost({ title: `نشاط ${index + 1}`, excerpt }));
  server.use(api.posts(posts));
  renderRoutes(routes, '/');
  const section = within(await findRecentPosts());
  expect(section.getAllByRole('article')).toHaveLength(10);
  for (const { id, title } of posts)
    expect(section.getByRole('link', { name: title })).toHaveAttribute('href', `/posts/${id}`);
  const cards = section.getAllByRole('listitem');
  expect(cards).toHaveLength(10);
  for (const card of cards) expect(within(card).getByText(cutText(excerpt, 100))).toBeVisible();
  expect(section.queryByText(excerpt)).not.toBeInTheDocument();
});

test('a visitor tells an announcement from a post', async () => {
  server.use(api.posts([aPost({ type: 'Ad', title: 'فتح التسجيل' }), aPost({ title: 'حملة تشجير' })]));
  renderRoutes(routes, '/');
  const [announcement, post] = within(await findRecentPosts()).getAllByRole('article');
  expect(announcement).toHaveTextContent(messages.announcement);
  expect(post).not.toHaveTextContent(messages.announcement);
  expect(post).toHaveTextContent(messages.post);
});

test('a visitor reads the office and below it the member who wrote a post', async () => {
  const author = aMember({ name: 'كريم حداد' });
  server.use(api.posts([aPost({ author })]));
  renderRoutes(routes, '/');
  const card = within(within(await findRecentPosts()).getByRole('article'));
  expect(card.getByText(author.office.name)).toBeVisible();
  expect(card.getByText('كريم حداد')).toBeVisible();
});

test.each([
  ['refuses', api.reject('get', 'post', 500, { code: 'internal', message: 'خطأ في الخادم' })],
  ['cannot be reached', api.unreachable('get', 'post')],
])('a visitor sees five blank cards when the server %s, and nothing is said', async (_, failure) => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(failure);
  renderRoutes(routes, '/');
  const cards = within(await findRecentPosts()).getAllByRole('listitem');
  expect(cards).toHaveLength(limits.carouselPlaceholders);
  for (const card of cards) expect(card).toHaveTextContent(/^$/u);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  log.mockRestore();
});

test('a visitor reads that nothing was posted yet', async () => {
  server.use(api.posts([]));
  renderRoutes(routes, '/');
  expect(await screen.findByText(messages.noPosts)).toBeVisible();
});

test('a visitor can call, write to and find the organisation', async () => {
  server.use(api.posts([]));
  renderRoutes(routes, '/');
  expect(await screen.findByRole('link', { name: organisation.phone })).toHaveAttribute('href', 'tel:+21321631499');
  expect(screen.getByRole('link', { name: organisation.email })).toHaveAttribute(
    'href',
    `mailto:${organisation.email}`,
  );
  expect(screen.getByText(organisation.address)).toBeVisible();
  expect(screen.getByText(/09:00/u)).toHaveTextContent('15:00');
});
