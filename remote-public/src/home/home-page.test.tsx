import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { limits } from 'shared-api/contract/limits';
import { organisation } from 'shared-api/contract/offices/organisation';
import { eventLimits } from 'shared-api/contract/posts/event-limits';
import { aMember, anEvent, aPost, api, startApiServer } from 'shared-api/testing';
import { cutText } from 'shared-ui/static';
import { renderRoutes } from 'shared-ui/testing';
import { messages } from '../messages.ts';
import { routes } from '../routes.tsx';
import { messages as homeMessages } from './messages.ts';

const server = startApiServer();
beforeEach(() => server.use(api.eventsPages(() => ({ posts: [] }))));
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

const when = { beginsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T11:30:00.000Z' };
const anAnnounced = (title: string, given: Parameters<typeof anEvent>[0] = {}) =>
  aPost({ type: 'Ad', title, event: anEvent({ ...when, ...given }) });
const findNextEvents = () => screen.findByRole('region', { name: homeMessages.nextEvents });

test('a visitor reads beside the posts which events come next: name, when, where, and where to find all', async () => {
  const events = ['يوم دراسي', 'حملة تشجير', 'مخيم صيفي'].map((title) => anAnnounced(title));
  let asked: string | undefined;
  server.use(
    api.posts([aPost()]),
    api.eventsPages((query) => {
      asked = query.toString();
      return { posts: events };
    }),
  );
  renderRoutes(routes, '/');
  const section = within(await findNextEvents());
  expect(asked).toBe(`limit=${eventLimits.onHomePage}`);
  for (const { id, title, event } of events) {
    expect(section.getByRole('link', { name: title })).toHaveAttribute('href', `/posts/${id}`);
    expect(section.getAllByText(String(event?.place))[0]).toBeVisible();
  }
  expect(section.getAllByText('الثلاثاء 1 ديسمبر 2026، من 10:00 إلى 12:30')).toHaveLength(3);
  expect(section.getByRole('link', { name: homeMessages.toEvents })).toHaveAttribute('href', '/events');
  expect(within(await findRecentPosts()).getAllByRole('article')).toHaveLength(1);
});

test.each([
  ['has places left', { capacity: 20, placesLeft: 3 }, /بقي(?:ت)? 3 أماكن/u],
  ['is full', { capacity: 20, placesLeft: 0 }, /اكتملت الأماكن/u],
  ['was cancelled', { isCancelled: true, placesLeft: null }, /أُلغيت/u],
  ['has no bound', { capacity: null, placesLeft: null }, /^(?!.*(?:بقي|اكتملت|أُلغيت))/su],
])('a visitor reads on the home page whether an event %s', async (_, given, words) => {
  server.use(
    api.posts([]),
    api.eventsPages(() => ({ posts: [anAnnounced('يوم دراسي', given)] })),
  );
  renderRoutes(routes, '/');
  const card = within(await findNextEvents()).getByRole('article');
  expect(card).toHaveTextContent(words);
});

test.each([
  ['nothing is to come', api.eventsPages(() => ({ posts: [] })), 0],
  ['they cannot be had', api.reject('get', 'events', 500, { code: 'internal', message: 'خطأ في الخادم' }), 1],
  ['they cannot be reached', api.unreachable('get', 'events'), 1],
])('a visitor finds no empty heading of events where %s', async (_, events, warnings) => {
  const log = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(api.posts([aPost()]), events);
  renderRoutes(routes, '/');
  expect(await findRecentPosts()).toBeVisible();
  expect(screen.queryByRole('region', { name: homeMessages.nextEvents })).not.toBeInTheDocument();
  expect(log).toHaveBeenCalledTimes(warnings);
  log.mockRestore();
});
