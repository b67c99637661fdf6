import { screen, waitFor, within } from '@testing-library/react';
import type { PendingDeletion } from 'shared-api/contract/accounts/personal-data.contract';
import { aMember, api, staffApi, startEventStream } from 'shared-api/testing';
import { messages as dashboardMessages } from '../messages.ts';
import { openDashboard, server } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';

const announce = startEventStream();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const aDeletion = (details: Partial<PendingDeletion> = {}): PendingDeletion => ({
  id: 'leaver',
  name: 'سلمى',
  office: aMember().office,
  requestedAt: inDays(-1),
  dueAt: inDays(13),
  posts: 'keep',
  ...details,
});

function openDeletions(pending = [aDeletion()], role: 'AD' | 'OP' = 'AD') {
  return openDashboard(
    aMember({ role }),
    '/deletions',
    staffApi.deletions(() => pending),
    staffApi.pending(() => ({ deletions: pending.length })),
  );
}
const confirm = async (name: string) => within(await screen.findByRole('dialog')).getByRole('button', { name });

test('an administrator sees who asked to leave, from which office, and what becomes of the posts', async () => {
  openDeletions([aDeletion(), aDeletion({ id: 'other', name: 'Amine', posts: 'delete' })]);
  expect(await screen.findByText('سلمى')).toBeVisible();
  expect(screen.getByText('Amine')).toBeVisible();
  expect(screen.getByText(messages.fates.keep)).toBeVisible();
  expect(screen.getByText(messages.fates.delete)).toBeVisible();
  expect(screen.getByText(messages.count(2))).toBeVisible();
  expect(screen.queryByText(messages.overdue)).not.toBeInTheDocument();
});

test('an administrator who speaks to the page says what is written on a button', async () => {
  openDeletions([aDeletion()]);
  const buttons = await screen.findAllByRole('button', { name: /سلمى/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual([messages.cancel, messages.carryOut]);
  for (const button of buttons) expect(button.getAttribute('aria-label')).toContain(button.textContent);
});

const badge = () => screen.getByRole('link', { name: new RegExp(dashboardMessages.deletions) });

test('an administrator sees on every page how many wait to be deleted, and one less after taking a request back', async () => {
  const pending = [aDeletion(), aDeletion({ id: 'other', name: 'Amine' })];
  const { user } = openDeletions(pending);
  await waitFor(() => expect(badge()).toHaveTextContent(`${dashboardMessages.waitingCount}2`));
  server.use(api.accept('delete', 'dashboard/deletions/leaver', 'تم إلغاء الطلب'));
  await user.click(await screen.findByRole('button', { name: messages.cancelName('سلمى') }));
  pending.shift();
  await user.click(await confirm(messages.cancelAction));
  await waitFor(() => expect(badge()).toHaveTextContent(`${dashboardMessages.waitingCount}1`));
});

test('an administrator who keeps the dashboard open sees the number change when an account is deleted', async () => {
  const pending = [aDeletion(), aDeletion({ id: 'other', name: 'Amine' })];
  openDeletions(pending);
  await waitFor(() => expect(badge()).toHaveTextContent('2'));
  pending.pop();
  announce({ noun: 'members', change: 'removed', id: 'other' });
  await waitFor(() => expect(badge()).toHaveTextContent('1'));
});

test('an administrator deletes an account at once, after a second decision', async () => {
  const { user } = openDeletions();
  server.use(api.accept('post', 'dashboard/deletions/leaver/carry-out', 'تم حذف الحساب'));
  await user.click(await screen.findByRole('button', { name: messages.carryOutName('سلمى') }));
  await user.click(await confirm(messages.carryOutAction));
  expect(await screen.findByText('تم حذف الحساب')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('سلمى')).not.toBeInTheDocument());
  expect(screen.getByText(messages.none)).toBeVisible();
});

test('an administrator takes a request back for a member who cannot sign in', async () => {
  const { user } = openDeletions();
  server.use(api.accept('delete', 'dashboard/deletions/leaver', 'تم إلغاء طلب الحذف'));
  await user.click(await screen.findByRole('button', { name: messages.cancelName('سلمى') }));
  await user.click(await confirm(messages.cancelAction));
  expect(await screen.findByText('تم إلغاء طلب الحذف')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('سلمى')).not.toBeInTheDocument());
});

test('a request that is gone meanwhile leaves the list, and the administrator reads so', async () => {
  const { user } = openDeletions();
  const reply = { code: 'not_found', message: 'العنصر المطلوب غير موجود.' } as const;
  server.use(api.reject('post', 'dashboard/deletions/leaver/carry-out', 404, reply));
  await user.click(await screen.findByRole('button', { name: messages.carryOutName('سلمى') }));
  await user.click(await confirm(messages.carryOutAction));
  expect(await screen.findByText(messages.gone)).toBeVisible();
  await waitFor(() => expect(screen.queryByText('سلمى')).not.toBeInTheDocument());
});

test('an administrator reads why the last one is still there, and why it cannot be deleted', async () => {
  const sentence = 'هذا آخر مسؤول مفعّل في البوابة. اجعل عضوًا آخر مسؤولًا أولًا.';
  const { user } = openDeletions([aDeletion({ dueAt: inDays(-2) })]);
  expect(await screen.findByText(messages.overdue)).toBeVisible();
  server.use(api.reject('post', 'dashboard/deletions/leaver/carry-out', 409, { code: 'conflict', message: sentence }));
  await user.click(await screen.findByRole('button', { name: messages.carryOutName('سلمى') }));
  await user.click(await confirm(messages.carryOutAction));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('سلمى')).toBeVisible();
});

test('the head of an office is sent away from the requests, and does not ask for them', async () => {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(request.url));
  server.use(api.unreachable('get', 'dashboard/statics'));
  const { router } = openDeletions([], 'OP');
  await waitFor(() => expect(router.state.location.pathname).toBe('/organization/dashboard'));
  expect(screen.queryByRole('link', { name: new RegExp(dashboardMessages.deletions) })).not.toBeInTheDocument();
  await waitFor(() => expect(asked).toContainEqual(expect.stringContaining('pending')));
  expect(asked.filter((url) => url.includes('deletions'))).toEqual([]);
  server.events.removeAllListeners();
});
