import { screen, within } from '@testing-library/react';
import { nothingPending, waitsForYou } from 'shared-api/contract/words/pending-words';
import { storeForMember } from 'shared-api/session/session.store';
import {
  aDraft,
  aMember,
  anEvent,
  aPost,
  api,
  draftsApi,
  signInAs,
  staffApi,
  startApiServer,
} from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { messages as spaces } from '../messages.ts';
import { routes } from '../routes.tsx';
import { sendingMessages } from '../submission/messages.ts';
import { myPageMessages as messages } from './messages.ts';

const server = startApiServer();
const path = '/organization/me';
const hourMs = 3_600_000;
const complete = { avatar: '/media/a.webp', bio: 'طالبة' };
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  localStorage.clear();
  server.use(api.posts([]), api.ownEvents([]), ...draftsApi().handlers);
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
  expect(await screen.findByRole('link', { name: spaces.addPost })).toHaveAttribute('href', '/organization/add-post');
  expect(await (await part(messages.drafts)).findByText(messages.draftsTexts.none)).toBeVisible();
  expect(await (await part(messages.events)).findByText(messages.eventsTexts.none)).toBeVisible();
  expect(await (await part(messages.posts)).findByText(messages.postsTexts.none)).toBeVisible();
  expect(await (await part(waitsForYou)).findByText(nothingPending)).toBeVisible();
  expect(screen.getByRole('link', { name: spaces.trash })).toHaveAttribute('href', '/organization/trash');
  expect(await screen.findByText(spaces.noPosts)).toBeVisible();
  expect(screen.queryByRole('region', { name: messages.steps })).not.toBeInTheDocument();
});

test('a member finds its events, and reads of each when, where and as what', async () => {
  const event = anEvent({ place: 'قاعة المحاضرات' });
  const own = { event, state: 'none', isAuthor: false } as const;
  server.use(
    api.ownEvents([
      { ...own, id: '1', title: 'حملة تشجير', state: 'going' },
      { ...own, id: '2', title: 'دورة إسعاف', state: 'waiting', isAuthor: true },
      { ...own, id: '3', title: 'ملتقى', isAuthor: true, event: { ...event, isCancelled: true } },
    ]),
  );
  signInAs(aMember(complete));
  renderRoutes(routes, path);
  const events = await part(messages.events);
  const cards = await events.findAllByRole('article');
  expect(cards.map((card) => within(card).getByRole('link').getAttribute('href'))).toEqual([
    '/posts/1',
    '/posts/2',
    '/posts/3',
  ]);
  expect(cards[0]).toHaveTextContent(`قاعة المحاضرات · ${messages.attendance.going}`);
  expect(cards[1]).toHaveTextContent(messages.attendance.waiting);
  expect(cards[1]).not.toHaveTextContent(messages.yourEvent);
  expect(cards[2]).toHaveTextContent(spaces.cancelledMark);
  expect(cards[2]).toHaveTextContent(messages.yourEvent);
});

test('a member finds what it published last, and goes on to all of it', async () => {
  const member = aMember(complete);
  server.use(
    api.postsPages((query) => ({
      posts: query.get('author') === member.id ? [aPost({ id: '7', title: 'كتبته أمس' })] : [],
    })),
  );
  signInAs(member);
  renderRoutes(routes, path);
  const posts = await part(messages.posts);
  expect(await posts.findByRole('link', { name: 'كتبته أمس' })).toHaveAttribute('href', '/posts/7');
  expect(posts.getByRole('link', { name: messages.allPosts })).toHaveAttribute(
    'href',
    `/organization/members/${member.id}?tab=posts`,
  );
});

test('a member who has not read all it was told goes on to that', async () => {
  server.use(api.unread(() => 3));
  signInAs(aMember(complete));
  renderRoutes(routes, path);
  const waiting = await part(waitsForYou);
  expect(await waiting.findByRole('link', { name: '3 إشعارات جديدة' })).toHaveAttribute(
    'href',
    '/organization/notifications',
  );
});

test('a member finds the draft that this browser keeps', async () => {
  const member = aMember(complete);
  signInAs(member);
  const draft = { title: 'مسودة الحملة', content: '<p>نص</p>', type: 'Post', savedAt: new Date().toISOString() };
  storeForMember(member.id, 'draft', JSON.stringify(draft));
  renderRoutes(routes, path);
  const link = (await part(messages.drafts)).getByRole('link', { name: draft.title });
  expect(link).toHaveAttribute('href', '/organization/add-post');
});

test('a member finds the draft that it saved last, on whichever device, and goes on to all of them', async () => {
  const [last, older] = [aDraft({ title: 'من الهاتف' }), aDraft({ title: 'أقدم' })];
  const waiting = aDraft({ title: 'مجدولة', scheduledFor: new Date().toISOString() });
  server.use(...draftsApi([waiting, last, older]).handlers);
  signInAs(aMember(complete));
  renderRoutes(routes, path);
  const draft = await part(messages.drafts);
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

test('an administrator reads first what waits for a decision or an answer, and the event of tomorrow', async () => {
  const tomorrow = new Date(Date.now() + 24 * hourMs).toISOString();
  const waitingSince = new Date(Date.now() - 40.5 * hourMs).toISOString();
  server.use(
    staffApi.pending(() => ({
      applicants: 24,
      messages: { unread: 2, waitingSince, waitingId: '5' },
      deletions: 1,
      event: { id: '7', beginsAt: tomorrow },
    })),
  );
  signInAs(aMember({ ...complete, role: 'AD' }));
  renderRoutes(routes, path);
  const waiting = await part(waitsForYou);
  await waiting.findByRole('link', { name: '24 طلب انضمام' });
  expect(waiting.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['24 طلب انضمام', '/organization/dashboard/applicants'],
    ['رسالتان جديدتان', '/organization/dashboard/messages'],
    ['طلب واحد لحذف حساب', '/organization/dashboard/deletions'],
    ['رسالة تنتظر الرد منذ 40 ساعة', '/organization/dashboard/messages/5'],
    ['فعالية غدًا', '/posts/7'],
  ]);
});

test('a head of office for whom nothing waits reads so', async () => {
  server.use(staffApi.pending(() => ({})));
  signInAs(aMember({ ...complete, role: 'OP' }));
  renderRoutes(routes, path);
  expect(await screen.findByText(nothingPending)).toBeVisible();
});

test('a head of office whose pending work cannot be had reads so, and not that nothing waits', async () => {
  server.use(api.reject('get', 'dashboard/pending', 500, { code: 'internal', message: 'خطأ' }));
  signInAs(aMember({ ...complete, role: 'OP' }));
  renderRoutes(routes, path);
  expect(await screen.findByText(messages.waitingFailed)).toBeVisible();
  expect(screen.queryByText(nothingPending)).not.toBeInTheDocument();
});

test('a head of office who may not work as one yet is led to what it lacks, and asks for no work', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(request.url));
  signInAs(aMember({ ...complete, role: 'OP', mustChangePassword: true }));
  renderRoutes(routes, path);
  expect(await screen.findByText(nothingPending)).toBeVisible();
  expect(asked.filter((url) => url.includes('/dashboard/'))).toEqual([]);
  server.events.removeAllListeners();
});
