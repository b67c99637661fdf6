import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { limits } from 'shared-api/contract/limits';
import type { Post } from 'shared-api/contract/posts/posts.contract';
import {
  aMember,
  anEvent,
  anOffice,
  aPost,
  api,
  aSecretaryGeneral,
  aTrashedPost,
  attendeeCountHandler,
  draftsApi,
  roundTrip,
  signInAs,
  startApiServer,
} from 'shared-api/testing';
import { confirmMessages } from 'shared-ui/dialog';
import { press, renderRoutes } from 'shared-ui/testing';
import { messages } from '../messages.ts';
import { routes } from '../routes.tsx';
import { trashMessages } from '../trash/messages.ts';
import { DeleteDialog } from './delete-button.tsx';
import { postsMessages } from './messages.ts';
import { AuthorControls } from './own-post-controls.tsx';

const server = startApiServer();
const rejection = { code: 'internal', message: 'حدث خطأ غير متوقع في الخادم.' } as const;

const office = anOffice({ kind: 'national', name: 'المكتب الوطني' });
const author = aMember({ office });
const own = aPost({ author, title: 'حملة تبرع بالدم' });
const others = aPost({ author: aMember({ office }), title: 'دورة تكوينية' });

const general = aMember({ role: 'SG' });
const info = aSecretaryGeneral({ id: general.id });

const showNational = (posts: Post[], total = posts.length) => {
  server.use(api.nationalOffice({ office, members: [author], posts, totals: { members: 1, posts: total } }));
  return renderRoutes(routes, '/organization/national-office');
};
const showGeneral = (posts: Post[]) => {
  server.use(api.secretaryGeneral({ info, posts }));
  return renderRoutes(routes, '/organization/secritary-general');
};
const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  const card = heading.closest('article');
  if (!card) throw new Error(`no card of ${title}`);
  return within(card as HTMLElement);
};
const pinned = () => within(screen.getByRole('region', { name: messages.pinned }));
const pinnedTitles = () =>
  pinned()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

/** A notice is told a moment before the list shows what it speaks of. */
const untilPinned = (...titles: string[]) => waitFor(() => expect(pinnedTitles()).toEqual(titles));

/** What comes with its first need is there at once. */
beforeAll(() => Promise.all([DeleteDialog.preload(), AuthorControls.preload(), import('./own-changes.tsx')]));

beforeEach(() => {
  signInAs(null);
});

test('an author is offered to edit and to delete its own post, and no other', async () => {
  signInAs(author);
  showNational([own, others]);
  const card = await cardOf(own.title);
  expect(await card.findByRole('link', { name: postsMessages.editOf(own.title) })).toHaveAttribute(
    'href',
    `/organization/edit-post/${own.id}`,
  );
  expect(card.getByRole('button', { name: postsMessages.deleteOf(own.title) })).toBeVisible();
  expect((await cardOf(others.title)).queryByRole('button', { name: /حذف/ })).not.toBeInTheDocument();
});

test.each([
  ['a visitor', null],
  ['an administrator', aMember({ role: 'AD' })],
])('%s sees no controls on the posts of others', async (_, viewer) => {
  signInAs(viewer);
  showNational([own]);
  const card = await cardOf(own.title);
  expect(card.queryByRole('button', { name: /حذف/ })).not.toBeInTheDocument();
  expect(card.queryByRole('link', { name: /تعديل/ })).not.toBeInTheDocument();
});

async function askToDelete() {
  const card = await cardOf(own.title);
  await press(() => card.getByRole('button', { name: postsMessages.deleteOf(own.title) }));
  return within(await screen.findByRole('dialog', { name: new RegExp(`^${postsMessages.deleteAction}`) }));
}

test('an author deletes a post after being asked, and it is gone at once', async () => {
  signInAs(author);
  showNational([own, others]);
  server.use(api.deletePost(own));
  const dialog = await askToDelete();
  expect(dialog.getByText(own.title)).toBeVisible();
  await press(() => dialog.getByRole('button', { name: postsMessages.deleteAction }));
  expect(await screen.findByText('تم حذف المنشور بنجاح')).toBeVisible();
  expect(screen.queryByRole('heading', { name: own.title })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: others.title })).toBeVisible();
});

test.each([
  ['two', { count: 2, message: 'سُجّل شخصان، وسنخبرهما.' }],
  ['nobody', { count: 0, message: null }],
])('an author who deletes an event reads before it is gone that %s will be told', async (_, told) => {
  signInAs(author);
  const event = { ...own, type: 'Ad' as const, event: anEvent() };
  showNational([event]);
  const asked: string[] = [];
  server.events.on('response:mocked', ({ request }) => asked.push(request.url));
  server.use(attendeeCountHandler(event, told));
  const dialog = await askToDelete();
  await waitFor(() => expect(asked).toContainEqual(expect.stringMatching(/\/attendees\/count$/)));
  if (told.message) expect(await dialog.findByText(told.message)).toBeVisible();
  else expect(dialog.queryByRole('status')).not.toBeInTheDocument();
});

test('an author who thinks better of it keeps the post', async () => {
  signInAs(author);
  showNational([own]);
  const dialog = await askToDelete();
  await press(() => dialog.getByRole('button', { name: confirmMessages.cancel }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { name: own.title })).toBeVisible();
});

test.each([
  ['refuses', () => api.reject('delete', `post/${own.id}`, 500, rejection)],
  ['cannot be reached', () => api.unreachable('delete', `post/${own.id}`)],
])('when the server %s, the post that was deleted is back and the author reads why', async (_, answer) => {
  signInAs(author);
  showNational([own]);
  server.use(answer());
  const dialog = await askToDelete();
  await press(() => dialog.getByRole('button', { name: postsMessages.deleteAction }));
  expect(await screen.findByText(postsMessages.deleteFailed)).toBeVisible();
  expect(screen.getByRole('heading', { name: own.title })).toBeVisible();
});

test('an author who deleted the wrong post takes it back from the notice', async () => {
  signInAs(author);
  showNational([own, others]);
  server.use(api.deletePost(own), api.restorePost(own));
  const dialog = await askToDelete();
  await press(() => dialog.getByRole('button', { name: postsMessages.deleteAction }));
  await press(() => screen.getByRole('button', { name: 'تراجع' }));
  expect(await screen.findByRole('heading', { name: own.title })).toBeVisible();
  expect(screen.queryByText('تم حذف المنشور بنجاح')).not.toBeInTheDocument();
});

test('an author who restores a deleted post finds it in the list again', async () => {
  signInAs(author);
  const { router } = showNational([own, others]);
  server.use(api.deletePost(own), api.trash([aTrashedPost(own)]), api.restorePost(own), ...draftsApi().handlers);
  const dialog = await askToDelete();
  await press(() => dialog.getByRole('button', { name: postsMessages.deleteAction }));
  expect(await screen.findByText('تم حذف المنشور بنجاح')).toBeVisible();
  await act(() => router.navigate('/organization/trash'));
  await press(() => screen.getByRole('button', { name: trashMessages.restoreOf(own.title) }));
  expect(await screen.findByText(trashMessages.none)).toBeVisible();
  await act(() => router.navigate('/organization/national-office'));
  expect(await screen.findByRole('heading', { name: own.title })).toBeVisible();
});

const former = aPost({ author: general, title: 'المثبت سابقا', pinned: true });
const later = aPost({ author: general, title: 'رسالة الدخول' });

test('the secretary-general moves the pin, and sees it moved at once', async () => {
  signInAs(general);
  showGeneral([later, former]);
  server.use(api.pinPost({ ...later, pinned: true }));
  const card = await cardOf(later.title);
  await press(() => card.getByRole('button', { name: postsMessages.pinOf(later.title) }));
  await untilPinned(later.title);
  expect(await screen.findByText(postsMessages.pinned)).toBeVisible();
});

test('the secretary-general takes a moved pin back, and the post that had it is pinned again', async () => {
  signInAs(general);
  showGeneral([former, later]);
  const asked: unknown[] = [];
  server.use(
    api.pinPost({ ...later, pinned: true }, former.id),
    http.put(`*/api/post/${former.id}/pin`, async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json({ post: former, former: later.id });
    }),
  );
  const card = await cardOf(later.title);
  await press(() => card.getByRole('button', { name: postsMessages.pinOf(later.title) }));
  await press(() => screen.getByRole('button', { name: 'تراجع' }));
  expect(await screen.findByText(postsMessages.pinUndone)).toBeVisible();
  await untilPinned(former.title);
  expect(asked).toEqual([{ pinned: true, seen: later.id }]);
});

test('the secretary-general who took a pin off puts it back, unless another post was pinned meanwhile', async () => {
  signInAs(general);
  showGeneral([former]);
  const moved = { code: 'conflict', message: 'تغيّر المنشور المثبّت بعد ذلك' } as const;
  server.use(api.pinPost({ ...former, pinned: false }, former.id));
  await press(() => pinned().getByRole('button', { name: postsMessages.unpinOf(former.title) }));
  const undo = await screen.findByRole('button', { name: 'تراجع' });
  server.use(api.reject('put', `post/${former.id}/pin`, 409, moved));
  await press(() => undo);
  expect(await screen.findByText(moved.message)).toBeVisible();
  expect(screen.queryByRole('region', { name: messages.pinned })).not.toBeInTheDocument();
});

test.each([
  ['refuses', () => api.reject('put', `post/${later.id}/pin`, 500, rejection), rejection.message],
  ['cannot be reached', () => api.unreachable('put', `post/${later.id}/pin`), postsMessages.pinFailed],
])(
  'when the server %s the pin is back where it was, and the secretary-general reads why',
  async (_, answer, sentence) => {
    signInAs(general);
    showGeneral([later, former]);
    server.use(answer());
    const card = await cardOf(later.title);
    await press(() => card.getByRole('button', { name: postsMessages.pinOf(later.title) }));
    expect(await screen.findByText(sentence)).toBeVisible();
    await untilPinned(former.title);
    expect(screen.getByRole('button', { name: postsMessages.pinOf(later.title) })).toBeVisible();
    expect(screen.queryByRole('button', { name: postsMessages.unpinOf(later.title) })).not.toBeInTheDocument();
  },
);

test('a pin that is rejected takes back itself alone', async () => {
  signInAs(general);
  const advert = aPost({ author: general, type: 'Ad', title: 'إعلان' });
  showGeneral([later, advert]);
  server.use(api.pinPost({ ...later, pinned: true }), api.reject('put', `post/${advert.id}/pin`, 500, rejection));
  for (const { title } of [later, advert]) {
    const card = await cardOf(title);
    await press(() => card.getByRole('button', { name: postsMessages.pinOf(title) }));
  }
  expect(await screen.findByText(rejection.message)).toBeVisible();
  await untilPinned(later.title);
});

test('a pin that is rejected late takes nothing back from the one set after it', async () => {
  signInAs(general);
  const last = aPost({ author: general, title: 'رسالة الختام' });
  showGeneral([last, later, former]);
  const late = Promise.withResolvers<void>();
  server.use(
    api.held('put', `post/${later.id}/pin`, late.promise),
    api.reject('put', `post/${later.id}/pin`, 500, rejection),
    api.pinPost({ ...last, pinned: true }),
  );
  for (const { title } of [later, last]) {
    const card = await cardOf(title);
    await press(() => card.getByRole('button', { name: postsMessages.pinOf(title) }));
    await untilPinned(title);
  }
  late.resolve();
  expect(await screen.findByText(rejection.message)).toBeVisible();
  expect(await screen.findByText(postsMessages.pinned)).toBeVisible();
  await untilPinned(last.title);
});

test('pins that are rejected one after another leave the pin where it was', async () => {
  signInAs(general);
  const last = aPost({ author: general, title: 'رسالة الختام' });
  showGeneral([last, later, former]);
  const late = Promise.withResolvers<void>();
  for (const { id } of [later, last]) {
    server.use(api.held('put', `post/${id}/pin`, late.promise), api.reject('put', `post/${id}/pin`, 500, rejection));
  }
  for (const { title } of [later, last]) {
    const card = await cardOf(title);
    await press(() => card.getByRole('button', { name: postsMessages.pinOf(title) }));
    await untilPinned(title);
  }
  late.resolve();
  await waitFor(() => expect(screen.getAllByText(rejection.message)).toHaveLength(2));
  await untilPinned(former.title);
});

test('a pin that is set and taken off at once is off on the server too', async () => {
  signInAs(general);
  showGeneral([later]);
  const first = Promise.withResolvers<void>();
  const asked: boolean[] = [];
  server.use(
    http.put(`*/api/post/${later.id}/pin`, async ({ request }) => {
      const { pinned } = (await request.json()) as { pinned: boolean };
      if (pinned) await first.promise;
      asked.push(pinned);
      return HttpResponse.json({ post: { ...later, pinned } });
    }),
  );
  const card = await cardOf(later.title);
  await press(() => card.getByRole('button', { name: postsMessages.pinOf(later.title) }));
  await press(() => pinned().getByRole('button', { name: postsMessages.unpinOf(later.title) }));
  await waitFor(() => expect(screen.queryByRole('region', { name: messages.pinned })).not.toBeInTheDocument());
  first.resolve();
  expect(await screen.findByText(postsMessages.unpinned)).toBeVisible();
  expect(asked).toEqual([true, false]);
});

test('of two posts that are pinned one after the other the server is asked for the last one last, however slow the network', async () => {
  signInAs(general);
  const last = aPost({ author: general, title: 'رسالة الختام' });
  showGeneral([last, later]);
  const slow = Promise.withResolvers<void>();
  const asked: string[] = [];
  const answered: string[] = [];
  const pinning = (post: Post, until?: Promise<void>) =>
    http.put(`*/api/post/${post.id}/pin`, async () => {
      asked.push(post.title);
      await until;
      answered.push(post.title);
      return HttpResponse.json({ post: { ...post, pinned: true }, former: null });
    });
  server.use(pinning(later, slow.promise), pinning(last));
  for (const { title } of [later, last]) {
    const card = await cardOf(title);
    await press(() => card.getByRole('button', { name: postsMessages.pinOf(title) }));
    await untilPinned(title);
  }
  await roundTrip(server);
  expect(asked).toEqual([later.title]);
  slow.resolve();
  await waitFor(() => expect(answered).toEqual([later.title, last.title]));
  expect(await screen.findAllByText(postsMessages.pinned)).toHaveLength(2);
  await untilPinned(last.title);
});

test('the secretary-general takes the pin off', async () => {
  signInAs(general);
  showGeneral([former]);
  server.use(api.pinPost({ ...former, pinned: false }));
  await press(() => pinned().getByRole('button', { name: postsMessages.unpinOf(former.title) }));
  await waitFor(() => expect(screen.queryByRole('region', { name: messages.pinned })).not.toBeInTheDocument());
});

test('a reader goes on to older posts, with the keyboard at the first of them', async () => {
  const posts = Array.from({ length: 50 }, (_, index) => aPost({ author, title: `منشور ${index + 1}.` }));
  const pages: Record<string, { posts: Post[]; next?: string }> = {
    '': { posts: posts.slice(0, 40), next: 'second' },
    second: { posts: posts.slice(40) },
  };
  showNational(posts.slice(0, limits.listDefault), 50);
  server.use(api.postsPages((query) => pages[query.get('cursor') ?? ''] ?? { posts: [] }));

  const shown = () => screen.getAllByRole('heading', { level: 3 });
  await press(() => screen.getByRole('button', { name: messages.more }));
  await waitFor(() => expect(shown()).toHaveLength(40));
  expect(screen.getByRole('link', { name: 'منشور 21.' })).toHaveFocus();
  await press(() => screen.getByRole('button', { name: messages.more }));
  await waitFor(() => expect(shown()).toHaveLength(50));
  expect(screen.queryByRole('button', { name: messages.more })).not.toBeInTheDocument();
});

test('a reader who loses the network while asking for more is told, and asks again', async () => {
  const posts = Array.from({ length: limits.listDefault }, () => aPost({ author }));
  showNational(posts, 50);
  server.use(api.unreachable('get', 'post'));
  await press(() => screen.getByRole('button', { name: messages.more }));
  expect(await screen.findByText(messages.moreFailed)).toBeVisible();
  expect(screen.getByRole('button', { name: messages.more })).toBeEnabled();
});
