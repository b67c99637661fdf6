import { screen, waitFor, within } from '@testing-library/react';
import type { PendingDeletion } from 'shared-api/contract/accounts/personal-data.contract';
import { aMember, aPost, api, staffApi } from 'shared-api/testing';
import { messages as applicantWords } from '../applicants/messages.ts';
import { messages as deletionWords } from '../deletions/messages.ts';
import { messages as memberWords } from '../members/messages.ts';
import { messages as postWords } from '../posts/messages.ts';
import { openDashboard, type server, type User } from '../testing/open-dashboard.ts';
import { actionOn } from './action-on.ts';

const [salma, karim] = [aMember({ name: 'سلمى' }), aMember({ name: 'كريم' })];
const [drive, notice] = [aPost({ title: 'حملة تبرع' }), aPost({ title: 'إعلان هام' })];
const now = new Date().toISOString();
const aLeaver = (id: string, name: string): PendingDeletion => ({
  id,
  name,
  office: salma.office,
  requestedAt: now,
  dueAt: now,
  posts: 'keep',
});
const press = async (user: User, name: string) => {
  const control = await screen.findByRole('button', { name });
  control.focus();
  await user.keyboard('{Enter}');
};
const inDialog = async (user: User, name: string) => {
  const dialog = within(await screen.findByRole('dialog'));
  const reason = dialog.queryByRole('textbox');
  if (reason) await user.type(reason, 'سبب كافٍ');
  dialog.getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
};

type List = {
  path: string;
  heading: string;
  names: [string, string];
  handlers: Parameters<typeof server.use>;
  act: (user: User, at: 0 | 1) => Promise<void>;
};

const lists: Record<string, List> = {
  'accepts an applicant': {
    path: '/applicants',
    heading: applicantWords.title,
    names: [salma.name, karim.name],
    handlers: [staffApi.applicants(() => [salma, karim]), staffApi.approve((id) => (id === salma.id ? salma : karim))],
    act: (user, at) => press(user, applicantWords.approveName([salma, karim][at]?.name ?? '')),
  },
  'refuses an applicant': {
    path: '/applicants',
    heading: applicantWords.title,
    names: [salma.name, karim.name],
    handlers: [staffApi.applicants(() => [salma, karim]), staffApi.reject((id) => (id === salma.id ? salma : karim))],
    async act(user, at) {
      await press(user, applicantWords.rejectName([salma, karim][at]?.name ?? ''));
      await inDialog(user, applicantWords.rejectAction);
    },
  },
  'carries a deletion out': {
    path: '/deletions',
    heading: deletionWords.title,
    names: ['سلمى', 'كريم'],
    handlers: [
      staffApi.deletions(() => [aLeaver('first', 'سلمى'), aLeaver('second', 'كريم')]),
      api.accept('post', 'dashboard/deletions/:id/carry-out', 'تم حذف الحساب'),
    ],
    async act(user, at) {
      await press(user, deletionWords.carryOutName(['سلمى', 'كريم'][at] ?? ''));
      await inDialog(user, deletionWords.carryOutAction);
    },
  },
  'removes a post': {
    path: '/posts',
    heading: postWords.title,
    names: [drive.title, notice.title],
    handlers: [
      staffApi.posts(() => [drive, notice]),
      api.accept('delete', 'dashboard/post/:id', 'تم حذف المنشور وإعلام صاحبه'),
    ],
    async act(user, at) {
      const { title } = [drive, notice][at] ?? drive;
      const row = within(await screen.findByRole('row', { name: new RegExp(title) }));
      await user.click(row.getByText(postWords.more));
      await press(user, postWords.removeName(title));
      await inDialog(user, postWords.removeAction);
    },
  },
  'deletes a member': {
    path: '',
    heading: memberWords.title,
    names: [salma.name, karim.name],
    handlers: [staffApi.members(() => [salma, karim]), staffApi.remove(salma.id), staffApi.remove(karim.id)],
    async act(user, at) {
      const { name } = [salma, karim][at] ?? salma;
      const row = within(await screen.findByRole('row', { name: new RegExp(name) }));
      await user.click(row.getByText(memberWords.more));
      await press(user, actionOn(memberWords.remove, name));
      await inDialog(user, memberWords.removeAction);
    },
  },
};

function openList({ path, handlers }: List) {
  return openDashboard(aMember({ role: 'AD', name: 'مدير' }), path, ...handlers);
}

test.each(Object.entries(lists))('staff who %s goes on at the next item', async (_, list) => {
  const { user } = openList(list);
  await list.act(user, 0);
  const next = (await screen.findByText(list.names[1])).closest('li, tr');
  await waitFor(() => expect(next).toHaveFocus());
});

test.each(Object.entries(lists))('staff who %s at the end goes on at the heading', async (_, list) => {
  const { user } = openList(list);
  await list.act(user, 1);
  const heading = screen.getByRole('heading', { name: list.heading });
  await waitFor(() => expect(heading).toHaveFocus());
});
