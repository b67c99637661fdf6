import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { aManagedOffice, aMember, anEvent, aPost, attendeeCountHandler, staffApi } from 'shared-api/testing';
import { openDashboard, server } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';

const oran = aManagedOffice({ name: 'وهران' });
const drive = aPost({ title: 'حملة تبرع' });
const notice = aPost({ title: 'إعلان هام', type: 'Ad' });
let requests: URLSearchParams[] = [];

function openPosts(role: 'AD' | 'OP', posts = [drive, notice]) {
  requests = [];
  return openDashboard(
    aMember({ role }),
    '/posts',
    staffApi.offices([oran]),
    staffApi.posts((query) => {
      requests.push(query);
      return posts;
    }),
  );
}

const rowOf = (title: string) => screen.findByRole('row', { name: new RegExp(title) });

test('staff reads of each post in a table what it is, whose it is, how it stands and since when', async () => {
  const times = { beginsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T11:30:00.000Z' };
  const cancelled = aPost({ type: 'Ad', title: 'يوم دراسي', event: anEvent({ ...times, isCancelled: true }) });
  const ended = aPost({ type: 'Ad', title: 'منحة', expiry: { at: '2026-11-21T17:05:00.000Z', isOver: true } });
  openPosts('AD', [drive, cancelled, ended]);
  await rowOf(drive.title);
  const { heading, type, author, office, state, date, action } = messages;
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    heading,
    type,
    author,
    office,
    state,
    date,
    action,
  ]);
  for (const [post, kind, standing] of [
    [drive, messages.post, messages.published],
    [cancelled, messages.announcement, messages.cancelledMark],
    [ended, messages.announcement, 'انتهى في 21 نوفمبر 2026'],
  ] as const) {
    const row = within(await rowOf(post.title));
    for (const words of [kind, post.author.name, post.author.office.name, standing])
      expect(row.getByText(words)).toBeVisible();
  }
});

test('staff reads in the menu of a post how its text begins, and opens it from there', async () => {
  const { user } = openPosts('OP');
  await user.click(within(await rowOf(drive.title)).getByText(messages.more));
  const menu = within(await screen.findByRole('group', { name: new RegExp(drive.title) }));
  expect(menu.getByText(drive.excerpt)).toBeVisible();
  expect(menu.getByRole('link', { name: messages.openTitle(drive.title) })).toHaveAttribute(
    'href',
    `/posts/${drive.id}`,
  );
});

test('staff that searched sees in title and text which words were found', async () => {
  const match = { title: ['', 'حملة', ' تبرع'], text: ['بدأت ', 'الحملة', ' أمس'] };
  openPosts('AD', [{ ...drive, match }]);
  const marks = await screen.findAllByText(/حملة/, { selector: 'mark' });
  expect(marks.map(({ textContent }) => textContent)).toEqual(['حملة', 'الحملة']);
});

test('staff reads of an event when and where it is', async () => {
  const times = { beginsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T11:30:00.000Z' };
  openPosts('AD', [{ ...notice, event: anEvent({ ...times, place: 'المكتبة' }) }]);
  expect(await screen.findByText('الثلاثاء 1 ديسمبر 2026، من 10:00 إلى 12:30')).toBeVisible();
  expect(screen.getByText('المكتبة')).toBeVisible();
});

test('staff reads what was published, and opens it', async () => {
  openPosts('OP');
  const link = await screen.findByRole('link', { name: messages.openTitle(drive.title) });
  expect(link).toHaveAttribute('href', `/posts/${drive.id}`);
  expect(screen.getByText(messages.count(2))).toBeVisible();
  expect(screen.queryByRole('combobox', { name: messages.office })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: messages.trash })).toHaveAttribute('href', '/organization/trash?of=scope');
});

test('staff finds an announcement that ended, and is told the day', async () => {
  const ended = aPost({ type: 'Ad', expiry: { at: '2026-11-21T17:05:00.000Z', isOver: true } });
  openPosts('OP', [ended]);
  expect(await screen.findByText('انتهى في 21 نوفمبر 2026')).toBeVisible();
});

test('an administrator searches and filters what was published', async () => {
  const { user } = openPosts('AD');
  await screen.findByText(drive.title);
  await user.type(screen.getByRole('searchbox', { name: messages.search }), 'تبرع{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: messages.office }), 'وهران');
  await user.selectOptions(screen.getByRole('combobox', { name: messages.type }), messages.announcement);
  const wanted = { q: 'تبرع', office: oran.id, type: 'Ad' };
  await waitFor(() => expect(Object.fromEntries(requests.at(-1) ?? [])).toEqual(wanted));
});

test('staff removes a post with a reason, which its author is told', async () => {
  const { user } = openPosts('OP');
  const reasons: unknown[] = [];
  server.use(
    http.delete(`*/api/dashboard/post/${drive.id}`, async ({ request }) => {
      reasons.push(await request.json());
      return HttpResponse.json({ message: 'تم حذف المنشور وإعلام صاحبه' });
    }),
  );
  await user.click(within(await rowOf(drive.title)).getByText(messages.more));
  await user.click(await screen.findByRole('button', { name: messages.removeName(drive.title) }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'يخالف القواعد');
  await user.click(dialog.getByRole('button', { name: messages.removeAction }));
  expect(await screen.findByText('تم حذف المنشور وإعلام صاحبه')).toBeVisible();
  expect(reasons).toEqual([{ reason: 'يخالف القواعد' }]);
  expect(screen.queryByText(drive.title)).not.toBeInTheDocument();
});

test('staff that removes an event reads how many are registered for it and will be told', async () => {
  const event = aPost({ type: 'Ad', title: 'يوم دراسي', event: anEvent() });
  const { user } = openPosts('OP', [event]);
  server.use(attendeeCountHandler(event, { count: 2, message: 'سُجّل شخصان، وسنخبرهما.' }));
  await user.click(within(await rowOf(event.title)).getByText(messages.more));
  await user.click(await screen.findByRole('button', { name: messages.removeName(event.title) }));
  expect(await within(await screen.findByRole('dialog')).findByText('سُجّل شخصان، وسنخبرهما.')).toBeVisible();
});
