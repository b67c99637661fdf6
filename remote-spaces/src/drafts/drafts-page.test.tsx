import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storeForMember } from 'shared-api/session/session.store';
import { aDraft, aMember, aPost, api, aTrashedPost, draftsApi, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { messages as spaces } from '../messages.ts';
import { postFormMessages } from '../posts-form/messages.ts';
import { ScheduleDialog } from '../posts-form/schedule/later-dialogs.ts';
import { routes } from '../routes.tsx';
import { sendingMessages } from '../submission/messages.ts';
import { draftsMessages as messages } from './messages.ts';

const server = startApiServer();
const author = aMember();
const path = '/organization/drafts';

const scheduled = `${path}?tab=scheduled`;
const tab = (name: string) => screen.findByRole('link', { name });

beforeEach(() => {
  localStorage.clear();
  signInAs(author);
  server.use(api.trash([]));
});

function open(given: ReturnType<typeof aDraft>[], at = path) {
  const { drafts, handlers } = draftsApi(given);
  server.use(...handlers);
  return { drafts, ...renderRoutes(routes, at) };
}

const keep = (draft: object) =>
  storeForMember(author.id, 'draft', JSON.stringify({ ...draft, savedAt: new Date().toISOString() }));

test('a member finds its drafts, those without a title too, and opens one', async () => {
  const [first, second] = [aDraft({ type: 'Ad' }), aDraft({ title: '', excerpt: '' })];
  open([first, second]);
  expect(await screen.findByRole('link', { name: first.title })).toHaveAttribute(
    'href',
    `/organization/add-post?draft=${first.id}`,
  );
  expect(await tab(`${messages.tabNames.drafts} 2`)).toBeVisible();
  expect(screen.getByText(messages.ad)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.untitled })).toBeVisible();
  expect(screen.getByText(messages.noText)).toBeVisible();
});

test('a member finds its announcements that ended, and the way to let one go on', async () => {
  const ended = { id: 'ended', title: 'التسجيل مفتوح', excerpt: 'نص', type: 'Ad' as const };
  server.use(...draftsApi([], [{ ...ended, endedAt: '2026-11-21T17:05:00.000Z' }]).handlers);
  renderRoutes(routes, `${path}?tab=ended`);
  expect(await screen.findByRole('link', { name: ended.title })).toHaveAttribute('href', '/posts/ended');
  expect(screen.getByText(/^انتهى في 21 نوفمبر 2026/)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.editOf(ended.title) })).toHaveAttribute(
    'href',
    '/organization/edit-post/ended',
  );
});

test('a member deletes a draft only after a second decision, and its copy in this browser goes too', async () => {
  const draft = aDraft();
  keep({ ...draft, ref: { id: draft.id, version: 1, device: 'device-01' }, isSaved: true });
  const { drafts, user } = open([draft]);
  const press = async () => user.click(await screen.findByRole('button', { name: messages.deleteOf(draft.title) }));
  const dialog = async () => within(await screen.findByRole('dialog', { name: new RegExp(messages.deleteAction) }));
  await press();
  await user.click((await dialog()).getByText('إلغاء'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(drafts).toHaveLength(1);
  await press();
  await user.click((await dialog()).getByRole('button', { name: messages.deleteAction }));
  expect(await screen.findByText(messages.none)).toBeVisible();
  expect(screen.getByText('تم حذف المسودة')).toBeVisible();
  expect(drafts).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

async function pressDelete(user: ReturnType<typeof open>['user'], title: string) {
  await user.click(await screen.findByRole('button', { name: messages.deleteOf(title) }));
  const dialog = within(await screen.findByRole('dialog', { name: new RegExp(messages.deleteAction) }));
  await user.click(dialog.getByRole('button', { name: messages.deleteAction }));
}

test('a draft that another device published meanwhile leaves the list, and its author reads so', async () => {
  const draft = aDraft();
  const { drafts, user } = open([draft]);
  await screen.findByText(draft.title);
  drafts.pop();
  await pressDelete(user, draft.title);
  expect(await screen.findByText(messages.gone)).toBeVisible();
  expect(await screen.findByText(messages.none)).toBeVisible();
});

test('a member whose line fails reads so, and the draft stays', async () => {
  const draft = aDraft();
  const { user } = open([draft]);
  server.use(api.unreachable('delete', `draft/${draft.id}`));
  await pressDelete(user, draft.title);
  expect(await screen.findByText(messages.deleteFailed)).toBeVisible();
  expect(screen.getByText(draft.title)).toBeVisible();
});

test('a member without a line finds what this browser keeps, and may delete it', async () => {
  keep({ title: 'في الحافلة', content: '<p>نص</p>', type: 'Post' });
  server.use(api.unreachable('get', 'draft'));
  const { user } = renderRoutes(routes, path);
  expect(await screen.findByRole('link', { name: 'في الحافلة' })).toHaveAttribute('href', '/organization/add-post');
  expect(screen.getByText(messages.hereOnly)).toBeVisible();
  expect(await screen.findByText(spaces.loadFailed)).toBeVisible();
  await pressDelete(user, 'في الحافلة');
  await waitFor(() => expect(screen.queryByText(messages.hereOnly)).not.toBeInTheDocument());
  expect(localStorage).toHaveLength(0);
});

describe('a post that waits for its time', () => {
  beforeAll(() => ScheduleDialog.preload());
  async function confirm(user: ReturnType<typeof open>['user']) {
    const dialog = within(await screen.findByRole('dialog', { name: new RegExp(messages.publishNow) }));
    await user.click(dialog.getByRole('button', { name: messages.publishNow }));
  }
  const waiting = () => aDraft({ title: 'مجدولة', scheduledFor: '2031-12-01T09:00:00.000Z' });

  test('shows it, and leads to the form that changes what it says', async () => {
    const draft = waiting();
    open([draft], scheduled);
    expect(await screen.findByText('يُنشر في 1 ديسمبر 2031، 10:00')).toBeVisible();
    for (const name of ['مجدولة', messages.editOf('مجدولة')])
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        `/organization/add-post?scheduled=${draft.id}`,
      );
  });

  test('is published before it, and its author reads it on its page', async () => {
    const { handlers, drafts } = draftsApi([waiting()]);
    server.use(...handlers);
    const { user } = renderRoutes([...routes, { path: '/posts/:id', element: <p>المنشور وحده</p> }], scheduled);
    await user.click(await screen.findByRole('button', { name: messages.publishNowOf('مجدولة') }));
    await confirm(user);
    expect(await screen.findByText('المنشور وحده')).toBeVisible();
    expect(screen.getByText('تم نشر المنشور بنجاح')).toBeVisible();
    expect(drafts).toEqual([]);
  });

  test('and changed on another device is not published before its author has read it', async () => {
    const draft = waiting();
    const { drafts, user } = open([draft], scheduled);
    const button = await screen.findByRole('button', { name: messages.publishNowOf('مجدولة') });
    Object.assign(drafts[0] ?? {}, { title: 'مجدولة أخرى', version: draft.version + 1 });
    await user.click(button);
    await confirm(user);
    expect(await screen.findByText(messages.changedElsewhere)).toBeVisible();
    expect(await screen.findByText('مجدولة أخرى')).toBeVisible();
    expect(drafts).toHaveLength(1);
  });

  test('and was published meanwhile leaves the list, and its author reads so', async () => {
    const { drafts, user } = open([waiting()], scheduled);
    const button = await screen.findByRole('button', { name: messages.publishNowOf('مجدولة') });
    drafts.pop();
    await user.click(button);
    await confirm(user);
    expect(await screen.findByText(messages.gone)).toBeVisible();
    expect(await screen.findByText(messages.noneScheduled)).toBeVisible();
  });

  test('is published at another time, which cannot be one that has passed', async () => {
    const { drafts, user } = open([waiting()], scheduled);
    await user.click(await screen.findByRole('button', { name: messages.rescheduleOf('مجدولة') }));
    const dialog = within(await screen.findByRole('dialog', { name: postFormMessages.publishLater }));
    const field = dialog.getByLabelText(new RegExp(postFormMessages.scheduleAt));
    expect(field).toHaveValue('2031-12-01T10:00');
    fireEvent.input(field, { target: { value: '2020-01-01T10:00' } });
    await user.click(dialog.getByRole('button', { name: postFormMessages.scheduleAction }));
    expect(await dialog.findByText(postFormMessages.schedulePast)).toBeVisible();
    fireEvent.input(field, { target: { value: '2031-12-02T08:30' } });
    await user.click(dialog.getByRole('button', { name: postFormMessages.scheduleAction }));
    expect(await screen.findByText('يُنشر في 2 ديسمبر 2031، 08:30')).toBeVisible();
    expect(drafts[0]?.scheduledFor).toBe('2031-12-02T07:30:00.000Z');
  });

  test('is a draft again when it is taken back', async () => {
    const { drafts, user } = open([waiting()], scheduled);
    await user.click(await screen.findByRole('button', { name: messages.unscheduleOf('مجدولة') }));
    expect(await screen.findByText(messages.unscheduled)).toBeVisible();
    await waitFor(async () =>
      expect(await tab(`${messages.tabNames.drafts} 1`)).toHaveAttribute('aria-current', 'page'),
    );
    expect(await screen.findByRole('link', { name: 'مجدولة' })).toBeVisible();
    expect(drafts[0]?.scheduledFor).toBeNull();
  });

  test('stays where the line fails, and its author reads so', async () => {
    const draft = waiting();
    const { user } = open([draft], scheduled);
    server.use(api.unreachable('delete', `draft/${draft.id}/schedule`));
    await user.click(await screen.findByRole('button', { name: messages.unscheduleOf('مجدولة') }));
    expect(await screen.findByText(messages.unscheduleFailed)).toBeVisible();
  });
});

test('a member finds drafts, scheduled posts, announcements that ended and deleted posts apart, with how many there are', async () => {
  const ended = { id: 'ended', title: 'التسجيل مفتوح', excerpt: '', type: 'Ad' as const };
  const waits = aDraft({ title: 'مجدولة', scheduledFor: '2031-12-01T09:00:00.000Z' });
  const given = [aDraft({ title: 'أولى' }), waits, aDraft({ title: 'ثانية' })];
  server.use(...draftsApi(given, [{ ...ended, endedAt: '2026-11-21T17:05:00.000Z' }]).handlers);
  server.use(api.trash([aTrashedPost(aPost({ author, title: 'محذوف' }))]));
  const { user } = renderRoutes(routes, path);
  expect(await tab(`${messages.tabNames.drafts} 2`)).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByText('مجدولة')).not.toBeInTheDocument();
  await user.click(await tab(`${messages.tabNames.scheduled} 1`));
  expect(await screen.findByText('مجدولة')).toBeVisible();
  expect(screen.queryByText('أولى')).not.toBeInTheDocument();
  await user.click(await tab(`${messages.tabNames.ended} 1`));
  expect(await screen.findByText(ended.title)).toBeVisible();
  await user.click(await tab(`${messages.tabNames.trash} 1`));
  expect(await screen.findByText('محذوف')).toBeVisible();
  expect(await tab(`${messages.tabNames.trash} 1`)).toHaveAttribute('aria-current', 'page');
});

test.each([
  ['scheduled posts', 'scheduled', messages.noneScheduled],
  ['announcements that ended', 'ended', messages.noneEnded],
])('a member without %s reads so', async (_, name, none) => {
  open([aDraft()], `${path}?tab=${name}`);
  expect(await screen.findByText(none)).toBeVisible();
});

test('a member without drafts is offered a new post', async () => {
  open([]);
  expect(await screen.findByText(messages.none)).toBeVisible();
  expect(screen.getByRole('link', { name: messages.newPost })).toHaveAttribute('href', '/organization/add-post');
});

test('a visitor is asked to sign in first', async () => {
  signInAs(null);
  renderRoutes(routes, path);
  expect(await screen.findByText(sendingMessages.signInFirst)).toBeVisible();
});
