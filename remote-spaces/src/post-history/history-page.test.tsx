import { screen, within } from '@testing-library/react';
import { aMember, aPost, api, aRevision, signInAs, startApiServer } from 'shared-api/testing';
import { exactDate } from 'shared-ui/static';
import { renderRoutes } from 'shared-ui/testing';
import { postsMessages } from '../posts/messages.ts';
import { routes } from '../routes.tsx';
import { sendingMessages } from '../submission/messages.ts';
import { ComparedTexts } from './comparison.tsx';
import { historyMessages as messages } from './messages.ts';

const server = startApiServer();
const author = aMember();
const post = aPost({
  author,
  version: 3,
  title: 'حملة تشجير كبيرة',
  content: '<p>غرس الطلبة خمسين شجرة.</p><p>شكرًا لكم.</p>',
});
const first = aRevision({ version: 1, savedAt: '2026-01-02T10:00:00.000Z' });
const second = aRevision({
  version: 2,
  title: 'حملة تشجير',
  type: 'Ad',
  content: '<p>غرس الطلبة ثلاثين شجرة.</p>',
  savedAt: '2026-03-04T10:00:00.000Z',
  replacedAt: '2026-05-06T10:00:00.000Z',
  replacedBy: { id: author.id, name: 'أمينة' },
});
const path = `/organization/edit-post/${post.id}/history`;
const elsewhere = [{ path: '/posts/:id', element: <p>المنشور وحده</p> }];

/** What comes with its first need is there at once. */
beforeAll(() => ComparedTexts.preload());
beforeEach(() => {
  signInAs(author);
  server.use(api.post(post), api.revisions(post, [second, first]), api.revision(post, second));
});

const open = (search = '') => renderRoutes([...routes, ...elsewhere], path + search);
const compare = async () => {
  const opened = open('?version=2');
  await screen.findByRole('heading', { name: messages.comparison(exactDate(second.savedAt)) });
  return opened;
};
const part = (name: string) => screen.getByRole('region', { name });
const wordsOf = (region: HTMLElement, tag: 'ins' | 'del') =>
  [...region.querySelectorAll(tag)].map(({ textContent }) => textContent);

test('an author reads what the post said before, by date and person, and opens one to compare it', async () => {
  const { user, router } = open();
  const link = await screen.findByRole('link', { name: messages.compareOf(second.title, exactDate(second.savedAt)) });
  expect(screen.getAllByRole('article')).toHaveLength(2);
  const card = within(screen.getAllByRole('article')[0] as HTMLElement);
  expect(card.getByText(/آخر تعديل/)).toHaveTextContent(`آخر تعديل: أمينة، ${exactDate(second.replacedAt)}`);
  expect(card.getByText(messages.types.Ad)).toBeVisible();
  await user.click(link);
  expect(await screen.findByRole('heading', { name: messages.comparison(exactDate(second.savedAt)) })).toBeVisible();
  expect(router.state.location.search).toBe('?version=2');
  expect(screen.getByText(/^آخر تعديل/)).toHaveTextContent(`آخر تعديل: أمينة، ${exactDate(second.replacedAt)}`);
});

test('an author sees which words were added since and which were removed', async () => {
  await compare();
  const { addedBefore, removedBefore } = messages;
  expect(wordsOf(part(messages.title), 'ins')).toEqual([expect.stringContaining('كبيرة')]);
  expect(wordsOf(part(messages.title), 'del')).toEqual([]);
  expect(wordsOf(part(messages.type), 'del')).toEqual([`${removedBefore}${messages.types.Ad}`]);
  expect(wordsOf(part(messages.type), 'ins')).toEqual([`${addedBefore}${messages.types.Post}`]);
  expect(wordsOf(part(messages.text), 'del')).toEqual([`${removedBefore}ثلاثين`]);
  expect(wordsOf(part(messages.text), 'ins')).toEqual([`${addedBefore}خمسين`, `${addedBefore}شكرًا لكم.`]);
});

test('an author sees what was said of the picture before', async () => {
  server.use(api.revision(post, { ...second, imageAlt: 'طلبة ومعهم شجرة' }));
  await compare();
  expect(wordsOf(part(messages.imageAlt), 'del')[0]).toContain('طلبة');
});

test('an author sees that the picture became another one', async () => {
  const picture = {
    sources: [{ type: 'image/webp', srcset: '/a.webp 480w' }],
    width: 4,
    height: 3,
    placeholder: '#fff',
  };
  server.use(api.revision(post, { ...second, image: '/a.webp', picture }));
  await compare();
  expect(within(part(messages.pictureBefore)).getByRole('img')).toHaveAttribute('src', '/a.webp');
  expect(within(part(messages.pictureNow)).getByText(messages.noPicture)).toBeVisible();
});

test('an author restores a text after a second decision, and is led to the post', async () => {
  const restored: string[] = [];
  server.use(api.restoreRevision(post, (version) => restored.push(version)));
  const { user } = await compare();
  await user.click(screen.getByRole('button', { name: messages.restore }));
  const dialog = within(await screen.findByRole('dialog', { name: `${messages.restore}؟` }));
  expect(restored).toEqual([]);
  await user.click(dialog.getByRole('button', { name: messages.restore }));
  expect(await screen.findByText('تمت استعادة النص السابق بنجاح')).toBeVisible();
  expect(await screen.findByText('المنشور وحده')).toBeVisible();
  expect(restored).toEqual(['2']);
});

test('an author who changed the post in another window is shown that text before it is replaced', async () => {
  const now = { ...post, title: 'حملة من النافذة الأخرى', version: 4 };
  server.use(api.restoreRevision(now, () => undefined));
  const { user } = await compare();
  server.use(api.post(now));
  await user.click(screen.getByRole('button', { name: messages.restore }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: messages.restore }));
  expect(await screen.findByText(messages.changedElsewhere)).toBeVisible();
  expect(await within(part(messages.title)).findByText(/النافذة/)).toBeVisible();
});

test('an author whose line fails reads so, and the comparison stays', async () => {
  server.use(api.unreachable('post', `post/${post.id}/revisions/2/restore`));
  const { user } = await compare();
  await user.click(screen.getByRole('button', { name: messages.restore }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: messages.restore }));
  expect(await screen.findByText(messages.restoreFailed)).toBeVisible();
  expect(part(messages.text)).toBeVisible();
});

test('a text that says the same as the present one is nothing to restore', async () => {
  server.use(api.revision(post, { ...second, title: post.title, content: post.content, type: post.type }));
  await compare();
  expect(screen.getByText(messages.same)).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.restore })).not.toBeInTheDocument();
});

test('an author restores a text whose words are the same and whose formatting is not', async () => {
  const content = post.content.replace('خمسين', '<strong>خمسين</strong>');
  server.use(api.revision(post, { ...second, title: post.title, content, type: post.type }));
  await compare();
  expect(screen.getByText(messages.sameWords)).toBeVisible();
  expect(screen.getByRole('button', { name: messages.restore })).toBeVisible();
});

test('an author of a post that was never edited reads so', async () => {
  server.use(api.revisions(post, []));
  open();
  expect(await screen.findByText(messages.none)).toBeVisible();
});

test('an author who follows the link to a text that is kept no more is led to the others', async () => {
  server.use(api.reject('get', `post/${post.id}/revisions/9`, 404, { code: 'not_found', message: 'غير موجود' }));
  const { user } = open('?version=9');
  expect(await screen.findByText(messages.noRevision)).toBeVisible();
  await user.click(screen.getByRole('link', { name: messages.toHistory }));
  expect(await screen.findByText(messages.lead)).toBeVisible();
});

test('an author whose line fails can ask for the list again', async () => {
  server.use(api.unreachable('get', `post/${post.id}/revisions`));
  const { user } = open();
  const retry = await screen.findByRole('button', { name: 'إعادة المحاولة' });
  server.use(api.revisions(post, [second]));
  await user.click(retry);
  expect(await screen.findAllByRole('article')).toHaveLength(1);
});

test.each([
  ['a visitor', null, sendingMessages.signInFirst],
  ['another member', aMember(), postsMessages.notYourPost],
])('%s does not read what the post said before', async (_, viewer, sentence) => {
  signInAs(viewer);
  open();
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.queryByText(messages.lead)).not.toBeInTheDocument();
});
