import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { organisation } from 'shared-api/contract/offices/organisation';
import { aMember, aPost, api, aSecretaryGeneral, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { messages } from '../messages.ts';
import { routes } from '../routes.tsx';
import { contactMessages } from './messages.ts';

const server = startApiServer();
const path = '/organization/secritary-general';
const author = aMember({ role: 'SG' });
const news = aPost({ author, title: 'حملة تشجير' });
const ad = aPost({ author, title: 'فتح باب الترشح', type: 'Ad' });

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const titlesIn = (inside: ReturnType<typeof within>) =>
  inside.getAllByRole('heading', { level: 3 }).map(({ textContent }: HTMLElement) => textContent);

test('a visitor reads who the secretary-general is and how to reach the person', async () => {
  const info = aSecretaryGeneral();
  server.use(api.secretaryGeneral({ info, posts: [] }));
  renderRoutes(routes, path);

  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(info.name);
  expect(screen.getByText('الامين العام')).toBeVisible();
  expect(screen.getByText(info.bio)).toBeVisible();
  expect((await part('عن الأمين العام')).getByText(info.about)).toBeVisible();
  const contact = await part(messages.contact);
  expect(contact.getByText(info.name)).toBeVisible();
  expect(contact.getByRole('link', { name: info.email })).toHaveAttribute('href', `mailto:${info.email}`);
  expect(contact.getByRole('link', { name: '0550 11 22 33' })).toHaveAttribute('href', 'tel:+213550112233');
  expect(contact.getByText(organisation.address)).toBeVisible();
  expect(contact.getByText(messages.workingHoursValue)).toBeVisible();
});

test('a visitor reads of a woman in words for a woman', async () => {
  const info = aSecretaryGeneral({ name: 'نجاة بن ناصر', addressedAs: 'woman' });
  server.use(api.secretaryGeneral({ info, posts: [] }));
  const { user } = renderRoutes(routes, path);

  expect((await part('عن الأمينة العامة')).getByText(info.about)).toBeVisible();
  expect(screen.getByText('الامين العام')).toBeVisible();
  await user.click(screen.getByRole('link', { name: contactMessages.contactPage }));
  expect(await screen.findByRole('heading', { level: 1, name: 'الاتصال بالأمينة العامة' })).toBeVisible();
});

test('a visitor calls the numbers in what is said of the secretary-general', async () => {
  const info = aSecretaryGeneral({ bio: 'هاتف 0661 23 45 67', about: 'مكتبه: 021 63 14 99' });
  server.use(api.secretaryGeneral({ info, posts: [] }));
  renderRoutes(routes, path);
  expect(await screen.findByRole('link', { name: '0661 23 45 67' })).toHaveAttribute('href', 'tel:0661234567');
  expect(screen.getByRole('link', { name: '021 63 14 99' })).toHaveAttribute('href', 'tel:021631499');
});

test('a visitor who spells the address right reaches the same page', async () => {
  server.use(api.secretaryGeneral({ info: aSecretaryGeneral(), posts: [] }));
  const { router } = renderRoutes(routes, '/organization/secretary-general');
  await screen.findByRole('heading', { level: 1 });
  expect(router.state.location.pathname).toBe(path);
});

test('a visitor reads the pinned post and the pinned announcement before the rest', async () => {
  const pinnedNews = aPost({ author, title: 'رسالة الدخول الجامعي', pinned: true });
  const pinnedAd = aPost({ author, title: 'موعد المؤتمر', type: 'Ad', pinned: true });
  server.use(api.secretaryGeneral({ info: aSecretaryGeneral(), posts: [ad, pinnedAd, news, pinnedNews] }));
  renderRoutes(routes, path);

  expect(titlesIn(await part(messages.pinned))).toEqual([pinnedNews.title, pinnedAd.title]);
  expect(titlesIn(await part(messages.postsAndAds))).toHaveLength(4);
});

test('a visitor who was given a part of the posts asks for the rest, however few came', async () => {
  server.use(api.secretaryGeneral({ info: aSecretaryGeneral(), posts: [news], total: 2 }), api.posts([news, ad]));
  const { user } = renderRoutes(routes, path);
  const list = await part(messages.postsAndAds);
  await user.click(await list.findByRole('button', { name: messages.more }));
  await waitFor(() => expect(titlesIn(list)).toEqual([news.title, ad.title]));
});

test('where nothing is pinned no place is kept for it', async () => {
  server.use(api.secretaryGeneral({ info: aSecretaryGeneral(), posts: [news] }));
  renderRoutes(routes, path);
  await part(messages.postsAndAds);
  expect(screen.queryByRole('region', { name: messages.pinned })).not.toBeInTheDocument();
});

test('a visitor reads everything, the posts alone, or the announcements alone', async () => {
  server.use(api.secretaryGeneral({ info: aSecretaryGeneral(), posts: [news, ad] }));
  const { user } = renderRoutes(routes, path);
  const list = await part(messages.postsAndAds);
  const choose = (label: string) => user.click(list.getByRole('link', { name: new RegExp(label) }));

  expect(titlesIn(list)).toEqual([news.title, ad.title]);
  await choose(messages.posts);
  await waitFor(() => expect(titlesIn(list)).toEqual([news.title]));
  await choose(messages.ads);
  await waitFor(() => expect(titlesIn(list)).toEqual([ad.title]));
  expect(list.getByText(messages.ad)).toBeVisible();
  await choose(messages.everything);
  await waitFor(() => expect(titlesIn(list)).toHaveLength(2));
});

test.each([
  ['everything', ''],
  ['the posts', '?tab=posts'],
  ['the announcements', '?tab=ads'],
])('a visitor is told that %s hold nothing', async (_, search) => {
  server.use(api.secretaryGeneral({ info: aSecretaryGeneral(), posts: [] }));
  renderRoutes(routes, path + search);
  expect((await part(messages.postsAndAds)).getByText(messages.noPosts)).toBeVisible();
});

test('while no secretary-general is appointed, a visitor is told so', async () => {
  server.use(api.secretaryGeneral({ info: null, posts: [] }));
  renderRoutes(routes, path);
  expect(await screen.findByText(messages.noSecretaryGeneral)).toBeVisible();
});

test('a visitor whose page could not be loaded asks again and gets it', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(api.unreachable('get', 'org/secretary-general'));
  const { user } = renderRoutes(routes, path);
  expect(await screen.findByText(messages.loadFailed)).toBeVisible();
  expect(warned).toHaveBeenCalledTimes(1);

  const info = aSecretaryGeneral();
  server.use(api.secretaryGeneral({ info, posts: [] }));
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('heading', { level: 1, name: info.name })).toBeVisible();
  warned.mockRestore();
});
