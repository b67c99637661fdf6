import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import * as pathTo from 'shared-api/contract/path-to';
import { aDraft, aMember, api, draftsApi, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { postsMessages } from '../../posts/messages.ts';
import { routes } from '../../routes.tsx';
import { postFormMessages as messages } from '../messages.ts';
import { ScheduledPost } from '../post-forms.ts';
import { PreviewDialog } from '../preview-button.tsx';

const server = startApiServer();
const author = aMember();

beforeAll(() => Promise.all([ScheduledPost.preload(), PreviewDialog.preload()]));
beforeEach(() => {
  signInAs(author);
});

describe('an author of a post that waits for its time', () => {
  const waiting = () => aDraft({ title: 'مجدولة', content: '<p>نص</p>', scheduledFor: '2031-12-01T09:00:00.000Z' });
  async function openWaiting(draft = waiting()) {
    const { drafts, handlers } = draftsApi([draft]);
    server.use(api.trash([]), ...handlers);
    const { user } = renderRoutes(routes, pathTo.editScheduled(draft.id));
    const form = within(await screen.findByRole('form', { name: messages.editPost }));
    await form.findByRole('textbox', { name: messages.content });
    const save = () => user.click(form.getByRole('button', { name: messages.save }));
    return { drafts, user, form, save, time: form.getByLabelText(new RegExp(messages.publishAt)) };
  }

  test('changes what it says and keeps its time', async () => {
    const { drafts, user, form, save, time } = await openWaiting();
    expect(time).toHaveValue('2031-12-01T10:00');
    await user.type(form.getByRole('textbox', { name: /العنوان/ }), ' الآن');
    await save();
    expect(await screen.findByText(messages.scheduled('1 ديسمبر 2031، 10:00'))).toBeVisible();
    expect(await screen.findByText('مجدولة الآن')).toBeVisible();
    expect(drafts).toMatchObject([{ title: 'مجدولة الآن', scheduledFor: '2031-12-01T09:00:00.000Z' }]);
  });

  test('gives it another time', async () => {
    const { drafts, save, time } = await openWaiting();
    fireEvent.input(time, { target: { value: '2031-12-02T08:30' } });
    await save();
    expect(await screen.findByText(messages.scheduled('2 ديسمبر 2031، 08:30'))).toBeVisible();
    expect(drafts[0]?.scheduledFor).toBe('2031-12-02T07:30:00.000Z');
  });

  test('sees it as its page will be before it is published', async () => {
    const { user, form } = await openWaiting();
    await user.click(form.getByRole('button', { name: messages.preview }));
    const dialog = within(await screen.findByRole('dialog', { name: messages.previewTitle }));
    expect(dialog.getByText('مجدولة')).toBeVisible();
    expect(dialog.getByText('1 ديسمبر 2031، 10:00')).toBeVisible();
  });

  test('whose text another device changed meanwhile reads both, and saves its own over it', async () => {
    const { drafts, user, form, save } = await openWaiting();
    const [draft] = drafts;
    if (draft) Object.assign(draft, { title: 'من الهاتف', version: draft.version + 1 });
    await user.type(form.getByRole('textbox', { name: /العنوان/ }), ' من المكتب');
    await save();
    expect(await screen.findByText('من الهاتف')).toBeVisible();
    await user.click(form.getByRole('button', { name: messages.saveOver }));
    await waitFor(() => expect(drafts).toMatchObject([{ title: 'مجدولة من المكتب' }]));
  });

  test('that was published while it typed reads so, and loses nothing', async () => {
    const { drafts, user, form, save } = await openWaiting();
    drafts.pop();
    await user.type(form.getByRole('textbox', { name: /العنوان/ }), ' الآن');
    await save();
    expect(await screen.findByText(messages.scheduledGone)).toBeVisible();
    expect(screen.getByDisplayValue('مجدولة الآن')).toBeVisible();
  });

  test('finds no form of a draft under this address', async () => {
    const draft = aDraft();
    server.use(...draftsApi([draft]).handlers);
    renderRoutes(routes, pathTo.editScheduled(draft.id));
    expect(await screen.findByText(postsMessages.noPost)).toBeVisible();
  });
});
