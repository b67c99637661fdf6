import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { eachPostText } from 'shared-api/contract/posts/post-texts';
import { aMember, anEvent, aPost, api, signInAs, startApiServer } from 'shared-api/testing';
import { exactDate } from 'shared-ui/static';
import { renderRoutes } from 'shared-ui/testing';
import { messages as common } from '../messages.ts';
import { messages as eventMessages } from '../post-events/messages.ts';
import { routes } from '../routes.tsx';
import { aboutPost } from './about-post.ts';
import type { Article } from './load-post.ts';
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

test('a visitor reads of an event when and where it is, how many may come, and adds it to a calendar', async () => {
  const times = { beginsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T11:30:00.000Z' };
  const event = anEvent({ ...times, address: 'المدخل الثاني', capacity: 12 });
  publish({ ...post, type: 'Ad', event });
  expect(await screen.findByText('الثلاثاء 1 ديسمبر 2026، من 10:00 إلى 12:30')).toBeVisible();
  expect(screen.getByText(event.place)).toBeVisible();
  expect(screen.getByText(event.address)).toBeVisible();
  expect(screen.getByText('الدعوة عامة، 12 مكانًا')).toBeVisible();
  expect(screen.getByRole('link', { name: eventMessages.addToCalendar })).toHaveAttribute(
    'href',
    `/posts/${post.id}/event.ics`,
  );
});

test.each([
  ['takes place', {}, 'الثلاثاء 1 ديسمبر 2026، من\u00a010:00 إلى\u00a012:30 · \u2068المكتبة\u2069 · نلتقي'],
  [
    'is cancelled',
    { isCancelled: true },
    'أُلغيت · الثلاثاء 1 ديسمبر 2026، من\u00a010:00 إلى\u00a012:30 · \u2068المكتبة\u2069 · نلتقي',
  ],
])(
  'who is sent the link of an event that %s reads when and where it is before opening it',
  async (_, changes, words) => {
    const times = { beginsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T11:30:00.000Z' };
    const shown = { ...post, excerpt: 'نلتقي', event: anEvent({ ...times, place: 'المكتبة', ...changes }) };
    const { router } = publish(shown);
    await screen.findByRole('heading', { level: 1, name: post.title });
    const { post: article } = Object.values(router.state.loaderData)[0] as { post: Article };
    expect(aboutPost(article).description).toBe(words);
  },
);

test('a visitor reads of an announcement that ended when it did', async () => {
  publish({ ...post, type: 'Ad', expiry: { at: '2026-12-01T17:00:00.000Z', isOver: true } });
  expect(await screen.findByText(/^انتهى هذا الإعلان في 1 ديسمبر 2026/)).toBeVisible();
});

test('an event of several days names both, and one for members says so', async () => {
  const event = anEvent({
    beginsAt: '2026-12-01T09:00:00.000Z',
    endsAt: '2026-12-03T16:00:00.000Z',
    audience: 'members',
  });
  publish({ ...post, type: 'Ad', event });
  const time = 'من الثلاثاء 1 ديسمبر 2026، 10:00 إلى الخميس 3 ديسمبر 2026، 17:00';
  expect(await screen.findByText(time)).toBeVisible();
  expect(screen.getByText(eventMessages.members)).toBeVisible();
});

test.each([
  [1, 'مكان واحد'],
  [2, 'مكانان'],
  [5, '5 أماكن'],
  [60, '60 مكانًا'],
  [100, '100 مكان'],
])('%i places are told in their own form', (capacity, words) => {
  expect(eventMessages.places(capacity)).toBe(words);
});

test('the picture of a post is told in words, and its caption stands below it', async () => {
  publish({ ...post, imageAlt: 'طلبة حول شجرة', imageCaption: 'Béjaïa، أمام المكتبة' });
  const figure = within(await screen.findByRole('figure'));
  expect(figure.getByRole('img', { name: 'طلبة حول شجرة' })).toHaveAttribute('loading', 'eager');
  expect(figure.getByText('Béjaïa، أمام المكتبة')).toHaveAttribute('dir', 'rtl');
});

test('a visitor is told each text of a post', async () => {
  const texts = eachPostText((name) => `نص ${name}`);
  publish({ ...post, ...texts });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  for (const text of Object.values(texts)) expect(screen.queryByText(text) ?? screen.getByAltText(text)).toBeVisible();
});

test('a picture without words is decoration, and one without a caption stands alone', async () => {
  publish();
  const figure = await screen.findByRole('figure');
  expect(figure.querySelector('img')).toHaveAttribute('alt', '');
  expect(figure.querySelector('figcaption')).toBeNull();
});

test('a related post shows its picture with its words', async () => {
  const related = aPost({ author, picture, imageAlt: 'أمواج البحر' });
  server.use(
    api.post(post),
    api.postsPages(() => ({ posts: [post, related] })),
  );
  renderRoutes(routes, path);
  expect(await screen.findByRole('img', { name: 'أمواج البحر' })).toBeInTheDocument();
});

test('a post of the secretary-general is by the person, not the office', async () => {
  const general = aMember({ role: 'SG', name: 'نور الدين حمادي' });
  publish(aPost({ author: general }));
  expect(await screen.findByText(general.name)).toBeVisible();
  expect(
    within(screen.getAllByRole('article')[0] as HTMLElement).queryByText(general.office.name),
  ).not.toBeInTheDocument();
});

const linksOf = async () => {
  await screen.findByRole('heading', { level: 1 });
  const [article] = screen.getAllByRole('article');
  return within(article as HTMLElement)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
};

test('a visitor goes from a post to its office and to its author', async () => {
  publish();
  expect(await linksOf()).toEqual(
    expect.arrayContaining([
      [author.office.name, `/organization/provincial-offices?office=${author.office.id}`],
      [author.name, `/organization/members/${author.id}`],
    ]),
  );
});

test('a post of the national office leads to the page of that office', async () => {
  const office = { ...author.office, kind: 'national' as const, name: 'المكتب الوطني' };
  publish(aPost({ author: aMember({ office }) }));
  expect(await linksOf()).toContainEqual([office.name, '/organization/national-office']);
});

test('a post of the secretary-general leads to the person', async () => {
  const general = aMember({ role: 'SG', name: 'نور الدين حمادي' });
  publish(aPost({ author: general }));
  expect(await linksOf()).toContainEqual([general.name, `/organization/members/${general.id}`]);
});

test('of an author who has left, the name leads nowhere', async () => {
  publish(aPost({ author, isAuthorActive: false }));
  expect((await linksOf()).map(([name]) => name)).not.toContain(author.name);
  expect(screen.getAllByText(author.name)[0]).toBeVisible();
});

const edit = `/organization/edit-post/${post.id}`;
const ownActions = [
  [messages.edit, edit],
  [messages.history, `${edit}/history`],
  [messages.delete, `${edit}#delete`],
];
const removal = [[messages.remove, `/organization/dashboard/posts?q=${encodeURIComponent(post.title)}`]];
const elsewhere = aMember().office;
test.each([
  ['its author edits and deletes it, and reads what it said before', author, author, ownActions],
  ['an administrator removes it', author, aMember({ role: 'AD', office: elsewhere }), removal],
  ['the head of its office removes it', author, aMember({ role: 'OP', office: author.office }), removal],
  ['the head of another office does nothing', author, aMember({ role: 'OP', office: elsewhere }), []],
  ['another member does nothing', author, aMember({ office: author.office }), []],
  ['a visitor does nothing', author, null, []],
])('from the page of a post %s', async (_, by, viewer, expected) => {
  signInAs(viewer);
  publish({ ...post, author: by });
  await screen.findByRole('heading', { level: 1 });
  const actions = screen.queryByRole('group', { name: messages.postActions });
  const links = actions ? within(actions).getAllByRole('link') : [];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(expected);
});

test('what ends the event or deletes the post comes last in the menu of its author, in red', async () => {
  const general = aMember({ role: 'SG' });
  signInAs(general);
  server.use(api.attendance(post, () => ({ state: 'none', position: null, left: null, isOpen: true })));
  publish({ ...post, author: general, type: 'Ad', event: anEvent() });
  const actions = within(await screen.findByRole('group', { name: messages.postActions }));
  const links = actions.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    messages.edit,
    messages.history,
    messages.pin,
    messages.cancelEvent,
    messages.delete,
  ]);
  expect(links.map(({ dataset }) => dataset.danger === 'true')).toEqual([false, false, false, true, true]);
});

test('from the page of its post the secretary-general goes to pin it', async () => {
  const general = aMember({ role: 'SG' });
  signInAs(general);
  publish({ ...post, author: general });
  expect(await screen.findByRole('link', { name: messages.pin })).toHaveAttribute('href', `${edit}#pin`);
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
  server.use(api.reject('get', 'post/gone', 404, { code: 'not_found', message: 'غير موجود' }));
  const { router } = renderRoutes([{ ErrorBoundary: NotThere, children: routes }], '/posts/gone');
  expect(await screen.findByText('404')).toBeVisible();
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.objectContaining({ status: 404 })]);
});

test('a visitor who asks for a post that was deleted reads so, and goes on to the others', async () => {
  server.use(api.reject('get', `post/${post.id}`, 404, { code: 'not_found', message: 'حُذف هذا المنشور.', gone: true }));
  const { router } = renderRoutes(routes, path);
  expect(await screen.findByRole('heading', { level: 1, name: messages.gone })).toBeVisible();
  expect(screen.getByRole('link', { name: messages.toAllPosts })).toHaveAttribute('href', '/posts');
  const { handle } = router.state.matches.at(-1)?.route ?? {};
  const loaded = router.state.loaderData['post-page'];
  expect([handle.title(loaded), handle.about(loaded)]).toEqual([messages.gone, undefined]);
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

test('a visitor passes a post on by Facebook and by Telegram', async () => {
  publish();
  const address = location.origin + path;
  const hrefOf = (name: string) =>
    new URL(screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href') ?? '');
  await screen.findByRole('button', { name: messages.copy });
  expect(hrefOf(messages.facebook).searchParams.get('u')).toBe(address);
  const telegram = hrefOf(messages.telegram).searchParams;
  expect([telegram.get('url'), telegram.get('text')]).toEqual([address, post.title]);
});

test('a visitor who shares finds the own device first, and the copy of the address last', async () => {
  Object.defineProperty(navigator, 'share', { configurable: true, value: () => Promise.resolve() });
  publish();
  const ways = within(await screen.findByRole('group', { name: messages.share }));
  const names = [...ways.getAllByRole('button'), ...ways.getAllByRole('link')]
    .toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    .map(({ firstChild }) => firstChild?.textContent);
  const { shareNatively, whatsApp, facebook, telegram, copy } = messages;
  expect(names).toEqual([shareNatively, whatsApp, facebook, telegram, copy]);
  Reflect.deleteProperty(navigator, 'share');
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

test('a visitor leafs through the pictures below a text by the arrows of the keyboard, and is back where it was', async () => {
  Element.prototype.scrollIntoView = () => undefined; // nothing has a place here
  document.documentElement.dir = 'rtl';
  const gallery = ['الصباح', 'الظهيرة', 'المساء'].map((caption, index) => ({
    image: `/media/${index}-960.webp`,
    picture,
    alt: index === 0 ? 'طلبة يغرسون شجرة' : '',
    caption,
  }));
  const { user } = publish({ ...post, gallery });
  const links = within(await screen.findByRole('list', { name: 'معرض الصور' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(gallery.map(({ image }) => image));
  const [first] = links;
  if (!first) throw new Error('no picture');
  await user.click(first);
  const viewer = within(await screen.findByRole('dialog', { name: 'معرض الصور' }));
  for (const [key, place] of [
    ['ArrowLeft', 2],
    ['ArrowLeft', 3],
    ['ArrowLeft', 1],
    ['ArrowRight', 3],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(viewer.getByRole('status')).toHaveTextContent(`${place} من 3`);
  }
  fireEvent.keyDown(viewer.getByRole('status'), { key: 'ArrowLeft', altKey: true }); // the browser's way back
  expect(viewer.getByRole('status')).toHaveTextContent('3 من 3');
  expect(viewer.getAllByRole('listitem')).toHaveLength(1);
  expect(viewer.getByRole('listitem')).toHaveTextContent('المساء');
  await user.click(viewer.getByRole('button', { name: 'الصورة التالية' }));
  expect(viewer.getByRole('listitem')).toHaveTextContent('الصباح');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(first).toHaveFocus();
});
