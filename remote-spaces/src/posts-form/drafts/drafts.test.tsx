import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as pathTo from 'shared-api/contract/path-to';
import type { NewPostForm } from 'shared-api/contract/posts/posts.contract';
import { endSession, enterSession, signOut } from 'shared-api/session/session.store';
import { aDraft, aMember, aPost, api, draftsApi, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { messages as spaces } from '../../messages.ts';
import { routes } from '../../routes.tsx';
import { AnnouncementFields } from '../announcement-part.tsx';
import { postFormMessages as messages } from '../messages.ts';
import { LaterDialog } from '../schedule/later-dialogs.ts';

const server = startApiServer(...draftsApi().handlers);
const author = aMember();
const path = '/organization/add-post';
const elsewhere = [{ path: '/posts/:id', element: <p>المنشور وحده</p> }];

beforeAll(() => Promise.all([import('../add-post-form.tsx'), LaterDialog.preload(), AnnouncementFields.preload()]));
beforeEach(() => {
  localStorage.clear();
  signInAs(author);
});

function account(...given: ReturnType<typeof aDraft>[]) {
  const { drafts, handlers } = draftsApi(given);
  server.use(...handlers);
  return drafts;
}
const form = async () => within(await screen.findByRole('form', { name: messages.newPost }));
const titleField = async () => (await form()).findByRole('textbox', { name: /العنوان/ });
const textField = async () => (await form()).findByRole('textbox', { name: messages.content });
const press = async (user: ReturnType<typeof renderRoutes>['user'], name: string) =>
  user.click((await form()).getByRole('button', { name }));

async function open(at = path) {
  const opened = renderRoutes([...routes, ...elsewhere], at);
  await textField();
  return opened;
}

/** The author puts the phone away, or looks at another window. */
const hide = () =>
  act(async () => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  });
const untilSaved = () => screen.findByText(messages.draftSaved, undefined, { timeout: 20_000 });

test('what an author types is in its account a few seconds later, though nothing was pressed', async () => {
  const drafts = account();
  const { user } = await open();
  await user.type(await titleField(), 'حملة');
  await untilSaved();
  expect(drafts).toMatchObject([{ title: 'حملة', type: 'Post', version: 1 }]);
});

test('an author who only looks at the form leaves no draft', async () => {
  const drafts = account();
  await open();
  await hide();
  expect(drafts).toEqual([]);
  expect(localStorage).toHaveLength(0);
});

test('what is typed after the first save is another version of the same draft', async () => {
  const drafts = account();
  const { user } = await open();
  await user.type(await titleField(), 'حملة');
  await hide();
  await untilSaved();
  await user.type(await titleField(), ' تشجير');
  await hide();
  await waitFor(() => expect(drafts).toMatchObject([{ title: 'حملة تشجير', version: 2 }]));
});

test('an author whose line is cut loses nothing, reads so, and the text goes out when the line is back', async () => {
  const drafts = account();
  const { user } = await open();
  server.use(api.unreachable('put', 'draft/:id'));
  await user.type(await titleField(), 'في الحافلة');
  await hide();
  expect(await screen.findByText(messages.draftUnsent)).toBeVisible();
  cleanup();

  await open();
  expect(await titleField()).toHaveValue('في الحافلة');
  expect(await screen.findByText(messages.draftUnsent)).toBeVisible();
  server.use(...draftsApi(drafts).handlers);
  act(() => void dispatchEvent(new Event('online')));
  await untilSaved();
  expect(drafts).toMatchObject([{ title: 'في الحافلة' }]);
});

test('an author opens a draft of another device and publishes it as a post', async () => {
  const draft = aDraft({ title: 'من الهاتف', version: 4 });
  account(draft);
  const sent: NewPostForm[] = [];
  server.use(api.publishPost(aPost({ author, id: draft.id }), (fields) => sent.push(fields)));
  const { user } = await open(`${path}?draft=${draft.id}`);
  expect(await titleField()).toHaveValue('من الهاتف');
  expect(await textField()).toHaveTextContent('نص الحملة');
  await press(user, messages.publish);
  expect(await screen.findByText('المنشور وحده')).toBeVisible();
  expect(sent).toMatchObject([{ draft: draft.id, title: 'من الهاتف', withoutImage: 'true' }]);
  expect(localStorage).toHaveLength(0);
});

test('the picture of a draft is seen on the next device, and can be taken off', async () => {
  const shown = { image: '/media/a.webp', picture: { sources: [], width: 4, height: 3, placeholder: '' } };
  const draft = aDraft({ ...shown, imageAlt: 'شجرة' });
  const drafts = account(draft);
  const { user } = await open(`${path}?draft=${draft.id}`);
  expect((await form()).getByRole('img', { name: messages.pictureAlt })).toHaveAttribute('src', shown.image);
  expect((await form()).getByRole('textbox', { name: messages.imageAlt })).toHaveValue('شجرة');
  await user.type(await titleField(), '!');
  await hide();
  await untilSaved();
  expect(drafts[0]?.image).toBe(shown.image);
  await press(user, messages.removePicture);
  await hide();
  await waitFor(() => expect(drafts[0]?.image).toBeNull());
});

test('an author comes back to what the other device wrote on meanwhile', async () => {
  const draft = aDraft({ title: 'أول' });
  const drafts = account(draft);
  await open(`${path}?draft=${draft.id}`);
  cleanup();
  drafts[0] = { ...draft, title: 'أول وأكثر', version: 2 };
  await open();
  expect(await titleField()).toHaveValue('أول وأكثر');
});

test('an author who comes back to a draft that was published elsewhere finds an empty form', async () => {
  const draft = aDraft();
  const drafts = account(draft);
  await open(`${path}?draft=${draft.id}`);
  cleanup();
  drafts.pop();
  await open();
  expect(await titleField()).toHaveValue('');
});

test('a draft that is no more is told, and the form is empty', async () => {
  account();
  await open(`${path}?draft=${aDraft().id}`);
  expect(await screen.findByText(messages.draftMissing)).toBeVisible();
  expect(await titleField()).toHaveValue('');
});

test('an author who opens another draft keeps what this browser had not sent yet', async () => {
  const draft = aDraft({ title: 'الأخرى' });
  const drafts = account(draft);
  server.use(api.unreachable('put', 'draft/:id'));
  const { user } = await open();
  await user.type(await titleField(), 'لم تُرسل');
  await hide();
  await screen.findByText(messages.draftUnsent);
  cleanup();
  server.use(...draftsApi(drafts).handlers);
  await open(`${path}?draft=${draft.id}`);
  expect(await titleField()).toHaveValue('الأخرى');
  expect(drafts.map(({ title }) => title).toSorted()).toEqual(['الأخرى', 'لم تُرسل']);
});

describe('an author whose other device saved the same draft', () => {
  async function conflict() {
    const draft = aDraft({ title: 'البداية' });
    const drafts = account(draft);
    const { user } = await open(`${path}?draft=${draft.id}`);
    drafts[0] = { ...draft, title: 'من الحاسوب', content: '<p>نص الحاسوب</p>', version: 2 };
    await user.type(await titleField(), ' من الهاتف');
    await hide();
    const other = within(await screen.findByRole('region', { name: messages.savedText }));
    return { user, drafts, other };
  }

  test('reads both texts, and neither is lost while it decides', async () => {
    const { user, drafts, other } = await conflict();
    expect(other.getByRole('alert')).toHaveTextContent(/^غيّرته من مكان آخر/);
    expect(other.getByText('نص الحاسوب')).toBeVisible();
    expect(await titleField()).toHaveValue('البداية من الهاتف');
    expect(await titleField()).toHaveFocus();
    expect((await form()).queryByRole('button', { name: messages.publish })).not.toBeInTheDocument();
    await user.type(await titleField(), ' وأكثر');
    await hide();
    expect(drafts).toMatchObject([{ title: 'من الحاسوب', version: 2 }]);
  });

  test('saves what is in the form over it', async () => {
    const { user, drafts } = await conflict();
    await press(user, messages.saveOver);
    await untilSaved();
    expect(drafts).toMatchObject([{ title: 'البداية من الهاتف', version: 3 }]);
    expect((await form()).getByRole('button', { name: messages.publish })).toBeVisible();
  });

  test('takes the other text, and can take back what stood in the form', async () => {
    const { user, drafts, other } = await conflict();
    await user.click(other.getByRole('button', { name: messages.takeSaved }));
    expect(await titleField()).toHaveValue('من الحاسوب');
    expect(drafts).toMatchObject([{ title: 'من الحاسوب', version: 2 }]);
    const former = within(screen.getByRole('region', { name: messages.formerText }));
    await user.click(former.getByRole('button', { name: messages.takeFormer }));
    expect(await titleField()).toHaveValue('البداية من الهاتف');
    await hide();
    await waitFor(() => expect(drafts).toMatchObject([{ title: 'البداية من الهاتف', version: 3 }]));
  });
});

test('an author who takes the event of its other device publishes that event', async () => {
  const draft = aDraft({ title: 'يوم دراسي' });
  const drafts = account(draft);
  const { user } = await open(`${path}?draft=${draft.id}`);
  const event = { isEvent: 'yes', eventBegins: '2031-12-01T10:00', eventEnds: '2031-12-01T12:00' } as const;
  drafts[0] = { ...draft, type: 'Ad', ...event, eventPlace: 'المكتبة', expires: '2031-11-30T10:00', version: 2 };
  await user.type(await titleField(), ' من الهاتف');
  await hide();
  const other = within(await screen.findByRole('region', { name: messages.savedText }));
  expect(other.getByText('الاثنين 1 ديسمبر 2031، من 10:00 إلى 12:00')).toBeVisible();
  await user.click(other.getByRole('button', { name: messages.takeSaved }));
  expect((await form()).getByRole('radio', { name: messages.kinds.event })).toBeChecked();
  expect(await (await form()).findByLabelText(/^تبدأ/)).toHaveValue('2031-12-01T10:00');
  expect((await form()).getByRole('textbox', { name: /^المكان/ })).toHaveValue('المكتبة');
  expect((await form()).getByLabelText(/^ينتهي الإعلان في/)).toHaveValue('2031-11-30T10:00');
});

test('an author with an unfinished post who comes to add an event keeps that post, and begins an event by one press', async () => {
  const drafts = account();
  const { user } = await open();
  await user.type(await titleField(), 'لم يكتمل');
  await untilSaved();
  cleanup();
  const again = await open(pathTo.addEvent);
  expect(await titleField()).toHaveValue('لم يكتمل');
  await again.user.click(screen.getByRole('button', { name: messages.startNewEvent }));
  await waitFor(async () => expect(await titleField()).toHaveValue(''));
  expect((await form()).getByRole('radio', { name: messages.kinds.event })).toBeChecked();
  expect(drafts).toMatchObject([{ title: 'لم يكتمل' }]);
});

test('what is typed on after the draft was published elsewhere becomes a draft of its own', async () => {
  const draft = aDraft({ title: 'حملة' });
  const drafts = account(draft);
  const { user } = await open(`${path}?draft=${draft.id}`);
  drafts.pop();
  await user.type(await titleField(), ' تشجير');
  await hide();
  expect(await screen.findByText(messages.draftGone)).toBeVisible();
  await untilSaved();
  expect(drafts).toMatchObject([{ title: 'حملة تشجير', version: 1 }]);
  expect(drafts[0]?.id).not.toBe(draft.id);
});

test('an author who begins another post keeps the draft, and without a line stays with it', async () => {
  const draft = aDraft({ title: 'الأولى' });
  const drafts = account(draft);
  const { user } = await open(`${path}?draft=${draft.id}`);
  server.use(api.unreachable('put', 'draft/:id'));
  await user.type(await titleField(), '!');
  await press(user, messages.startNew);
  expect(await screen.findByText(messages.draftNotSent)).toBeVisible();
  expect(await titleField()).toHaveValue('الأولى!');
  server.use(...draftsApi(drafts).handlers);
  await press(user, messages.startNew);
  await waitFor(async () => expect(await titleField()).toHaveValue(''));
  expect(drafts).toMatchObject([{ title: 'الأولى!' }]);
});

test('an author who has as many drafts as there may be reads what to do', async () => {
  const sentence = 'لك 50 مسودة، وهو أكبر عدد.';
  server.use(api.reject('put', 'draft/:id', 409, { code: 'conflict', message: sentence }));
  const { user } = await open();
  await user.type(await titleField(), 'زائدة');
  await hide();
  expect(await screen.findByText(sentence)).toBeVisible();
});

test('an author who signs out takes the copy from this browser, and finds in its account what was saved', async () => {
  const drafts = account();
  server.use(api.signOut());
  const { user } = await open();
  await user.type(await titleField(), 'سر');
  await hide();
  await untilSaved();
  await act(signOut);
  expect(localStorage).toHaveLength(0);
  act(() => enterSession(author));
  expect(drafts).toMatchObject([{ title: 'سر' }]);
});

test('what an author wrote goes to no account of another who signs in after it', async () => {
  const drafts = account();
  const { user } = await open();
  await user.type(await titleField(), 'سر');
  act(() => endSession('انتهت جلستك'));
  act(() => enterSession(aMember()));
  await waitFor(async () => expect(await titleField()).toHaveValue(''));
  await user.type(await titleField(), 'لغيره');
  await hide();
  await untilSaved();
  expect(drafts.map(({ title }) => title)).toEqual(['لغيره']);
});

describe('an author who publishes later', () => {
  const dialog = async () => within(await screen.findByRole('dialog', { name: messages.publishLater }));

  test('has all of it saved, says when, and finds it among its drafts with its time', async () => {
    const drafts = account();
    server.use(api.trash([]));
    const { user } = await open();
    await user.type(await titleField(), 'مجدولة');
    await press(user, messages.publishLater);
    const shown = await dialog();
    fireEvent.input(shown.getByLabelText(new RegExp(messages.scheduleAt)), { target: { value: '2031-12-01T10:00' } });
    await user.click(shown.getByRole('button', { name: messages.scheduleAction }));
    expect(await screen.findByText('يُنشر في 1 ديسمبر 2031، 10:00')).toBeVisible();
    expect(screen.getByText(messages.scheduled('1 ديسمبر 2031، 10:00'))).toBeVisible();
    expect(drafts).toMatchObject([{ title: 'مجدولة', scheduledFor: '2031-12-01T09:00:00.000Z' }]);
    expect(localStorage).toHaveLength(0);
  });

  test('reads first what the post lacks', async () => {
    account();
    const { user } = await open();
    await press(user, messages.publishLater);
    expect(await screen.findByText(messages.titleMissing)).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('reads why it could not be scheduled, and loses nothing', async () => {
    account();
    server.use(api.unreachable('put', 'draft/:id/schedule'));
    const { user } = await open();
    await user.type(await titleField(), 'مجدولة');
    await press(user, messages.publishLater);
    const shown = await dialog();
    await user.click(shown.getByRole('button', { name: messages.scheduleAction }));
    expect(await shown.findByText(messages.scheduleFailed)).toBeVisible();
    expect(screen.getByDisplayValue('مجدولة')).toBeInTheDocument();
  });

  test('does not write on what waits for its time', async () => {
    const draft = aDraft({ scheduledFor: '2031-12-01T09:00:00.000Z' });
    account(draft);
    await open(`${path}?draft=${draft.id}`);
    expect(await screen.findByText(messages.draftWaits)).toBeVisible();
    expect(await titleField()).toHaveValue('');
  });
});

describe('an author who saves and closes', () => {
  test('before it typed anything goes to its drafts, and leaves none', async () => {
    const drafts = account();
    server.use(api.trash([]));
    const { user } = await open();
    await press(user, messages.saveAndClose);
    expect(await screen.findByRole('heading', { level: 1, name: spaces.drafts })).toBeVisible();
    expect(drafts).toEqual([]);
  });

  test('finds all of it among its drafts', async () => {
    const drafts = account();
    server.use(api.trash([]));
    const { user } = await open();
    await user.type(await titleField(), 'في الحافلة');
    await press(user, messages.saveAndClose);
    expect(await screen.findByRole('link', { name: 'في الحافلة' })).toBeVisible();
    expect(drafts).toMatchObject([{ title: 'في الحافلة' }]);
  });

  test('without a line reads that it is not saved, stays with what it typed, and saves it when the line is back', async () => {
    account();
    server.use(api.unreachable('put', 'draft/:id'));
    const { user } = await open();
    await user.type(await titleField(), 'في الحافلة');
    await press(user, messages.saveAndClose);
    expect(await screen.findByText(messages.draftNotClosed)).toBeVisible();
    expect(await titleField()).toHaveValue('في الحافلة');
    account();
    server.use(api.trash([]));
    await press(user, messages.saveAndClose);
    expect(await screen.findByRole('link', { name: 'في الحافلة' })).toBeVisible();
  });
});
