import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { startApiServer } from 'shared-api/testing/api-server';
import { aMember, aPost } from 'shared-api/testing/builders';
import { api } from 'shared-api/testing/handlers';
import { exactDate } from 'shared-ui/static';
import { renderRoutes } from 'shared-ui/testing';
import { messages as common } from '../messages.ts';
import { routes } from '../routes.tsx';
import { messages } from './messages.ts';

const server = startApiServer();
const author = aMember({ name: 'كريم حداد' });
const picture = {
  sources: [{ type: 'image/webp', srcset: '/media/a-480.webp 480w, /media/a-960.webp 960w' }],
  width: 960,
  height: 600,
  placeholder: '#17533a',
};
const post = aPost({
  title: 'حملة تشجير',
  content: '<p>غرس الطلبة <strong>خمسين</strong> شجرة.</p>',
  publishedAt: '2026-11-21T17:05:00.000Z',
  author,
  picture,
});
const path = `/posts/${post.id}`;
const ofTheOffice = aPost({ title: 'من المكتب نفسه', author });
const ofTheType = [1, 2, 3].map((place) => aPost({ title: `منشور آخر ${place}` }));

const NotThere = () => <p>404</p>;

function publish(shown = post) {
  server.use(
    api.post(shown),
    api.postsPages((query) => ({
      posts: query.has('office') ? [shown, ofTheOffice] : [shown, ofTheOffice, ...ofTheType],
    })),
  );
  return renderRoutes(routes, `/posts/${shown.id}`);
}

test('a visitor reads a post whole: title, text, picture, kind, exact date, and whose it is', async () => {
  publish();
  expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeVisible();
  const [article] = screen.getAllByRole('article').map((part) => within(part));
  expect(article?.getByText('خمسين').tagName).toBe('STRONG');
  expect(article?.getByText(common.post)).toBeVisible();
  expect(article?.getByText(exactDate(post.publishedAt))).toHaveAttribute('datetime', post.publishedAt);
  expect(article?.getByText(author.office.name)).toBeVisible();
  expect(article?.getByText(author.name)).toBeVisible();
  expect(article?.getByRole('presentation')).toHaveAttribute('loading', 'eager');
});

test('a post of the secretary-general is by the person, not the office', async () => {
  const general = aMember({ role: 'SG', name: 'نور الدين حمادي' });
  publish(aPost({ author: general }));
  expect(await screen.findByText(general.name)).toBeVisible();
  expect(
    within(screen.getAllByRole('article')[0] as HTMLElement).queryByText(general.office.name),
  ).not.toBeInTheDocument();
});

test('a visitor is led on to three other posts, those of the office first', async () => {
  publish();
  const related = within(await screen.findByRole('region', { name: messages.related }));
  expect(related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    [ofTheOffice, ...ofTheType.slice(0, 2)].map(({ title }) => title),
  );
});

test('the page is called by the title of its post', async () => {
  const { router } = publish();
  await screen.findByRole('heading', { level: 1 });
  const { handle } = router.state.matches.at(-1)?.route ?? {};
  expect(handle.title(router.state.loaderData['post-page'])).toBe(post.title);
});

test('a visitor who asks for a post that is not there is answered so', async () => {
  server.use(api.refuse('get', 'post/gone', 404, { code: 'not_found', message: 'غير موجود' }));
  const { router } = renderRoutes([{ ErrorBoundary: NotThere, children: routes }], '/posts/gone');
  expect(await screen.findByText('404')).toBeVisible();
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]);
});

test('a visitor whose post could not be loaded asks again and reads it', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(api.unreachable('get', `post/${post.id}`));
  const { user } = renderRoutes(routes, path);
  expect(await screen.findByText(messages.failed)).toBeVisible();
  server.use(
    api.post(post),
    api.postsPages(() => ({ posts: [] })),
  );
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeVisible();
  warned.mockRestore();
});

test('a post is read also where its like could not be had', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(api.post(post), api.unreachable('get', 'post'));
  renderRoutes(routes, path);
  expect(await screen.findByRole('heading', { level: 1, name: post.title })).toBeVisible();
  expect(screen.queryByRole('region', { name: messages.related })).not.toBeInTheDocument();
  warned.mockRestore();
});

test('a visitor copies the address of a post and reads that it was done', async () => {
  const { user } = publish();
  const written = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(await screen.findByRole('button', { name: messages.copy }));
  expect(await screen.findByText(messages.copied)).toBeVisible();
  expect(written.mock.lastCall).toEqual([location.origin + path]);
});

test('a visitor whose browser does not let the page copy reads what else to do', async () => {
  const { user } = publish();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(await screen.findByRole('button', { name: messages.copy }));
  expect(await screen.findByText(messages.copyFailed)).toBeVisible();
});

test('a visitor passes a post on by WhatsApp, with its title and address', async () => {
  publish();
  const link = await screen.findByRole('link', { name: new RegExp(messages.whatsApp) });
  const text = new URL(link.getAttribute('href') ?? '').searchParams.get('text');
  expect(text).toBe(`${post.title}\n${location.origin}${path}`);
});

describe('where the browser shares by itself', () => {
  const share = jest.fn<typeof navigator.share>();
  beforeEach(() => Object.defineProperty(navigator, 'share', { configurable: true, value: share }));
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
    share.mockReset();
  });

  test('a visitor hands the post to it', async () => {
    const { user } = publish();
    await user.click(await screen.findByRole('button', { name: messages.shareNatively }));
    expect(share.mock.lastCall).toEqual([{ title: post.title, url: location.origin + path }]);
  });

  test.each([
    ['closes its window reads nothing', 'AbortError', 0],
    ['cannot share reads what else to do', 'NotAllowedError', 1],
  ])('a visitor who %s', async (_, name, notices) => {
    share.mockRejectedValue(new DOMException('no', name));
    const { user } = publish();
    await user.click(await screen.findByRole('button', { name: messages.shareNatively }));
    await waitFor(() => expect(share).toHaveBeenCalled());
    expect(screen.queryAllByText(messages.shareFailed)).toHaveLength(notices);
  });
});

test('a browser that cannot share by itself offers no such button', async () => {
  publish();
  await screen.findByRole('button', { name: messages.copy });
  expect(screen.queryByRole('button', { name: messages.shareNatively })).not.toBeInTheDocument();
});
