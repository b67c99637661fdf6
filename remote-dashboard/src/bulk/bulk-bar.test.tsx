import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { aMember, api, staffApi } from 'shared-api/testing';
import { messages as memberMessages } from '../members/messages.ts';
import { openDashboard, server } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';

const admin = aMember({ role: 'AD', name: 'مدير' });
const salma = aMember({ name: 'سلمى' });
const karim = aMember({ name: 'كريم' });

async function chooseAll(change: Partial<PrivateMember> = {}) {
  let rows = [salma, { ...karim, ...change }];
  const { user } = openDashboard(
    admin,
    '?role=OM&limit=50',
    staffApi.members(() => rows),
  );
  await user.click(await screen.findByRole('checkbox', { name: memberMessages.selectAll }));
  return { user, leave: (left: typeof rows) => (rows = left) };
}
afterEach(() => localStorage.clear());

const bar = () => screen.getByRole('region', { name: messages.actions });

test('an administrator deactivates everybody on the page, and reads of each who was rejected why', async () => {
  const { user } = await chooseAll();
  const sent: unknown[] = [];
  server.use(
    staffApi.bulk((request) => {
      sent.push(request);
      return [
        { id: salma.id, ok: true },
        { id: karim.id, ok: false, message: 'العنصر المطلوب غير موجود.' },
      ];
    }),
  );
  expect(within(bar()).getByText(messages.chosen(2))).toBeVisible();
  await user.click(within(bar()).getByRole('button', { name: messages.deactivate }));
  const outcome = within(await screen.findByRole('status', { name: messages.results }));
  expect(outcome.getByText(messages.done(1))).toBeVisible();
  expect(outcome.getByText(messages.notDone('كريم', 'العنصر المطلوب غير موجود.'))).toBeVisible();
  expect(sent).toEqual([{ ids: [salma.id, karim.id], action: 'deactivate', confirmUnproven: false }]);
  expect(screen.getByRole('checkbox', { name: memberMessages.select('كريم') })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: memberMessages.select('سلمى') })).not.toBeChecked();
});

test('an administrator activates many after a second decision, when the e-mail of one is not confirmed', async () => {
  const { user } = await chooseAll({ Active: false, emailConfirmed: false, lastSeenAt: null });
  server.use(staffApi.bulk(({ ids, confirmUnproven }) => ids.map((id) => ({ id, ok: confirmUnproven === true }))));
  await user.click(within(bar()).getByRole('button', { name: messages.activate }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(messages.unconfirmedAmong(1))).toBeVisible();
  expect(screen.queryByText(messages.done(2))).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: messages.activateAnyway }));
  expect(await screen.findByText(messages.done(2))).toBeVisible();
});

test('who is chosen while the answer is on its way stays chosen', async () => {
  const { user } = await chooseAll();
  const arrived = Promise.withResolvers<void>();
  server.use(
    api.held('post', 'dashboard/members/bulk', arrived.promise),
    staffApi.bulk(({ ids }) => ids.map((id) => ({ id, ok: true }))),
  );
  const karimBox = () => screen.getByRole('checkbox', { name: memberMessages.select(karim.name) });
  await user.click(karimBox());
  await user.click(within(bar()).getByRole('button', { name: messages.deactivate }));
  await user.click(karimBox());
  arrived.resolve();
  expect(await screen.findByText(messages.done(1))).toBeVisible();
  expect(karimBox()).toBeChecked();
});

test('a deletion that was confirmed while something else is on its way is not put away undone', async () => {
  const { user } = await chooseAll();
  const arrived = Promise.withResolvers<void>();
  server.use(
    api.held('post', 'dashboard/members/bulk', arrived.promise),
    staffApi.bulk(({ ids }) => ids.map((id) => ({ id, ok: false, message: 'لم يتم.' }))),
  );
  await user.click(within(bar()).getByRole('button', { name: messages.activate }));
  await user.click(within(bar()).getByRole('button', { name: messages.delete }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: messages.delete });
  await user.click(confirm);
  expect(confirm).toHaveAttribute('aria-busy', 'true');
  arrived.resolve();
  await waitFor(() => expect(confirm).toHaveAttribute('aria-busy', 'false'));
});

test('many are deleted once that was confirmed', async () => {
  const { user, leave } = await chooseAll();
  server.use(
    staffApi.bulk(({ ids }) => {
      leave([]);
      return ids.map((id) => ({ id, ok: true }));
    }),
  );
  await user.click(within(bar()).getByRole('button', { name: messages.delete }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: messages.delete }));
  await waitFor(() => expect(screen.queryByText(salma.name)).not.toBeInTheDocument());
});

test('when the server fails everybody stays chosen', async () => {
  const { user } = await chooseAll();
  server.use(api.unreachable('post', 'dashboard/members/bulk'));
  await user.click(within(bar()).getByRole('button', { name: messages.activate }));
  expect(await screen.findByText(messages.failed)).toBeVisible();
  expect(within(bar()).getByText(messages.chosen(2))).toBeVisible();
});

test('what is filtered can be taken away as a table', async () => {
  await chooseAll();
  const link = screen.getByRole('link', { name: messages.csv });
  expect(link).toHaveAttribute('href', '/api/dashboard/members.csv?sort=-createdAt&role=OM');
});

test('who opens lists in English Excel says so once, and takes every list away with commas from then on', async () => {
  const { user } = await chooseAll();
  await user.selectOptions(screen.getByRole('combobox', { name: 'البرنامج الذي تفتح به الملف' }), 'comma');
  const href = '/api/dashboard/members.csv?sort=-createdAt&role=OM&separator=comma';
  expect(screen.getByRole('link', { name: messages.csv })).toHaveAttribute('href', href);
  cleanup();
  await chooseAll();
  expect(screen.getByRole('link', { name: messages.csv })).toHaveAttribute('href', href);
});
