import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { anEvent, aPost, api, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { messages } from './messages.ts';
import { useUnfoldedPosts } from './unfolded-posts.store.ts';

const server = startApiServer();
beforeEach(() => useUnfoldedPosts.setState({}, true));

const offices = [
  { id: 'adrar', name: 'مكتب أدرار' },
  { id: 'oran', name: 'مكتب وهران' },
];
const [newest, middle, oldest] = ['حملة تشجير', 'يوم ثقافي', 'فتح التسجيل'].map((title) => aPost({ title })) as [
  ReturnType<typeof aPost>,
  ReturnType<typeof aPost>,
  ReturnType<typeof aPost>,
];

const titlesShown = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const more = () => screen.getByRole('button', { name: messages.more });

/** Answers every request with one post and remembers its query. */
function listen() {
  const requests: string[] = [];
  server.use(
    api.offices(offices),
    api.postsPages((query) => {
      requests.push(decodeURIComponent(query.toString()).replaceAll('+', ' '));
      return { posts: [newest] };
    }),
  );
  return requests;
}

const inPages = (query: URLSearchParams) =>
  query.get('cursor') === 'second'
    ? { posts: [middle, oldest], total: 3 }
    : { posts: [newest], next: 'second', total: 3 };

test('a visitor reads how many posts there are, and opens one from its card', async () => {
  server.use(api.offices(offices), api.postsPages(inPages));
  renderRoutes(routes, '/posts');
  expect(await screen.findByText(messages.count(3))).toBeVisible();
  expect(titlesShown()).toEqual([newest.title]);
  expect(screen.getByRole('link', { name: newest.title })).toHaveAttribute('href', `/posts/${newest.id}`);
});

test('a visitor sees on the card of an event when and where it is', async () => {
  const event = anEvent({ beginsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T11:30:00.000Z' });
  server.use(
    api.offices(offices),
    api.postsPages(() => ({ posts: [{ ...newest, type: 'Ad', event }] })),
  );
  renderRoutes(routes, '/posts');
  const card = within(await screen.findByRole('article'));
  expect(card.getByText('الثلاثاء 1 ديسمبر 2026، من 10:00 إلى 12:30')).toBeVisible();
  expect(card.getByText(event.place)).toBeVisible();
});

test('a visitor who prints the list reads the date of each post, which is the title of how long ago it was', async () => {
  server.use(
    api.offices(offices),
    api.postsPages(() => ({ posts: [{ ...newest, publishedAt: '2026-11-20T10:00:00Z' }] })),
  );
  renderRoutes(routes, '/posts');
  expect(await screen.findByTitle('20 نوفمبر 2026، 11:00')).toBeVisible();
});

test.each([
  ['first', [true, true, true], ['eager', 'lazy', 'lazy']],
  ['second, where the first has none', [false, true, true], ['eager', 'lazy']],
  ['third, which a phone does not show yet', [false, false, true], ['lazy']],
])('of the pictures of a list only what is seen at once is loaded at once: the %s', async (_, pictures, expected) => {
  const sources = [{ type: 'image/webp', srcset: '/media/a-480.webp 480w' }];
  const picture = { sources, width: 16, height: 9, placeholder: '#17533a' };
  const posts = pictures.map((hasPicture, place) =>
    aPost({ title: `منشور ${place}`, picture: hasPicture ? picture : null, imageAlt: hasPicture ? 'شجرة' : '' }),
  );
  server.use(
    api.offices(offices),
    api.postsPages(() => ({ posts })),
  );
  renderRoutes(routes, '/posts');
  const shown = await screen.findAllByRole('img', { name: 'شجرة' });
  expect(shown.map((each) => each.getAttribute('loading'))).toEqual(expected);
});

test('a visitor reads more of the text of a post without a picture, where others have the picture', async () => {
  const excerpt = 'شارك طلبة الولاية في حملة التنظيف الكبرى. '.repeat(5).trim();
  const picture = { sources: [], width: 16, height: 9, placeholder: '#17533a' };
  server.use(
    api.offices(offices),
    api.postsPages(() => ({
      posts: [
        { ...newest, excerpt },
        { ...middle, excerpt, picture },
      ],
    })),
  );
  renderRoutes(routes, '/posts');
  const [plain, pictured] = await screen.findAllByRole('article');
  expect(within(plain as HTMLElement).getByText(excerpt)).toBeVisible();
  expect(plain?.querySelector('svg')).toBeNull();
  expect(within(pictured as HTMLElement).queryByText(excerpt)).not.toBeInTheDocument();
});

test('a visitor searches by words and office, and the search stands in the address', async () => {
  const requests = listen();
  const { user, router } = renderRoutes(routes, '/posts?type=Ad');
  await user.type(await screen.findByRole('searchbox', { name: messages.words }), ' منحة {Enter}');
  await waitFor(() => expect(requests.at(-1)).toBe('q=منحة&type=Ad'));
  await user.selectOptions(screen.getByRole('combobox', { name: messages.office }), 'مكتب وهران');
  await user.click(screen.getByRole('button', { name: messages.find }));
  await waitFor(() => expect(requests.at(-1)).toBe('q=منحة&type=Ad&office=oran'));
  expect(new URLSearchParams(router.state.location.search).get('office')).toBe('oran');
});

test('a visitor who searched sees in title and text which words were found, as they are written there', async () => {
  const match = { title: ['حملة «', 'التشجير', '»'], text: ['… شارك في ', 'التَّشجير', ' كثيرون…'] };
  const inTitle = { ...newest, title: 'حملة «التشجير»', match };
  const byAuthor = { ...middle, match: { title: [middle.title], text: [] } };
  server.use(
    api.offices(offices),
    api.postsPages(() => ({ posts: [inTitle, byAuthor] })),
  );
  renderRoutes(routes, '/posts?q=التشجير');
  const marks = await screen.findAllByText(/شجير/, { selector: 'mark' });
  expect(titlesShown()).toEqual([inTitle.title, middle.title]);
  expect(marks.map(({ textContent }) => textContent)).toEqual(['التشجير', 'التَّشجير']);
  expect(
    screen.getByText((_, element) => element?.tagName === 'BDI' && element.textContent === match.text.join('')),
  ).toBeVisible();
  expect(screen.getByText(middle.excerpt)).toBeVisible();
});

test('what a visitor types and chooses while the answer is on its way stays', async () => {
  server.use(
    api.offices(offices),
    api.postsPages((query) => ({ posts: [query.has('q') ? middle : newest] })),
  );
  const { user } = renderRoutes(routes, '/posts');
  const words = await screen.findByRole('searchbox', { name: messages.words });
  const answer = Promise.withResolvers<void>();
  server.use(api.held('get', 'post', answer.promise));
  await user.type(words, 'منحة{Enter}');
  await user.type(words, ' سفر');
  await user.selectOptions(screen.getByRole('combobox', { name: messages.office }), 'مكتب وهران');
  answer.resolve();
  await screen.findByRole('link', { name: middle.title });
  expect(words).toHaveValue('منحة سفر');
  expect(screen.getByRole('combobox', { name: messages.office })).toHaveDisplayValue('مكتب وهران');
});

test('a visitor who goes back finds the fields as they were before', async () => {
  listen();
  const { user, router } = renderRoutes(routes, '/posts');
  const words = await screen.findByRole('searchbox', { name: messages.words });
  await user.type(words, 'منحة{Enter}');
  await waitFor(() => expect(router.state.location.search).not.toBe(''));
  expect(words).toHaveValue('منحة');
  void router.navigate(-1);
  await waitFor(() => expect(words).toHaveValue(''));
});

test('a visitor chooses the announcements alone and keeps the words', async () => {
  const requests = listen();
  const { user } = renderRoutes(routes, '/posts?q=%D9%85%D9%86%D8%AD%D8%A9');
  const types = within(await screen.findByRole('navigation', { name: messages.types }));
  expect(types.getByRole('link', { current: 'page' })).toHaveTextContent(messages.everything);
  await user.click(types.getByRole('link', { name: messages.onlyAds }));
  await waitFor(() => expect(requests.at(-1)).toBe('q=منحة&type=Ad'));
  await waitFor(() => expect(types.getByRole('link', { current: 'page' })).toHaveTextContent(messages.onlyAds));
  expect(await screen.findByText('إعلان واحد')).toBeVisible();
});

test('words typed but not searched for yet are kept when a type is chosen', async () => {
  const requests = listen();
  const { user } = renderRoutes(routes, '/posts');
  await user.type(await screen.findByRole('searchbox', { name: messages.words }), 'مقهى');
  await user.click(screen.getByRole('link', { name: messages.onlyPosts }));
  await waitFor(() => expect(requests.at(-1)).toBe('q=مقهى&type=Post'));
  expect(screen.getByRole('searchbox', { name: messages.words })).toHaveValue('مقهى');
});

test('a query that makes no sense is left out instead of failing', async () => {
  const requests = listen();
  renderRoutes(routes, '/posts?type=Poem&q=%20&office=');
  await screen.findByText(messages.count(1));
  expect(requests).toEqual(['']);
});

test('a visitor unfolds the list to its end by the keyboard, and goes on where the new posts begin', async () => {
  server.use(api.offices(offices), api.postsPages(inPages));
  const { user } = renderRoutes(routes, '/posts');
  await screen.findByText(messages.shown(1, 3));
  more().focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(oldest.title)).toBeVisible();
  expect(titlesShown()).toEqual([newest, middle, oldest].map(({ title }) => title));
  expect(screen.getByRole('link', { name: middle.title })).toHaveFocus();
  expect(screen.queryByRole('button', { name: messages.more })).not.toBeInTheDocument();
});

test('a visitor who comes back from a post finds the list unfolded as it was left', async () => {
  server.use(api.offices(offices), api.postsPages(inPages), api.post(oldest));
  const { user, router } = renderRoutes(routes, '/posts');
  await screen.findByText(messages.shown(1, 3));
  await user.click(more());
  await user.click(await screen.findByRole('link', { name: oldest.title }));
  await screen.findByRole('heading', { level: 1, name: oldest.title });
  void router.navigate(-1);
  await screen.findByRole('searchbox');
  expect(titlesShown()).toHaveLength(3);
});

test('a visitor whom the rest of the list did not reach reads so and can try again', async () => {
  server.use(api.offices(offices), api.postsPages(inPages));
  const { user } = renderRoutes(routes, '/posts');
  await screen.findByText(messages.shown(1, 3));
  server.use(api.unreachable('get', 'post'));
  await user.click(more());
  expect(await screen.findByText(messages.moreFailed)).toBeVisible();
  server.use(api.postsPages(inPages));
  await user.click(more());
  expect(await screen.findByText(oldest.title)).toBeVisible();
});

test('without JavaScript the same button leads to the next page, and from there back to the newest', async () => {
  server.use(api.offices(offices), api.postsPages(inPages));
  renderRoutes(routes, '/posts?type=Post');
  await screen.findByText(messages.count(3));
  const form = more().closest('form');
  expect(form).toHaveAttribute('action', '/posts');
  expect(form).toHaveFormValues({ type: 'Post', cursor: 'second' });
});

test('a visitor of a later page finds the way back to the newest', async () => {
  server.use(api.offices(offices), api.postsPages(inPages));
  renderRoutes(routes, '/posts?type=Post&cursor=second');
  expect(await screen.findByText(oldest.title)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.toNewest })).toHaveAttribute('href', '/posts?type=Post');
});

test.each([
  ['/posts', messages.nothingPosted],
  ['/posts?q=x', messages.nothingFound],
])('a visitor of %s with nothing in it reads so', async (path, sentence) => {
  server.use(
    api.offices(offices),
    api.postsPages(() => ({ posts: [] })),
  );
  renderRoutes(routes, path);
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('a visitor for whom nothing could be loaded reads so, asks again and gets the posts', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(api.unreachable('get', 'post'), api.unreachable('get', 'auth/offices'));
  const { user } = renderRoutes(routes, '/posts');
  expect(await screen.findByText(messages.loadFailed)).toBeVisible();
  server.use(
    api.offices(offices),
    api.postsPages(() => ({ posts: [newest] })),
  );
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(await screen.findByRole('link', { name: newest.title })).toBeVisible();
  expect(screen.getByRole('option', { name: 'مكتب وهران' })).toBeInTheDocument();
  warned.mockRestore();
});

test.each([
  [0, 'لا منشورات'],
  [1, 'منشور واحد'],
  [2, 'منشوران'],
  [3, '3 منشورات'],
  [11, '11 منشورًا'],
  [100, '100 منشور'],
])('%i posts are counted as an Arab counts them: %s', (count, words) => {
  expect(messages.count(count)).toBe(words);
});
