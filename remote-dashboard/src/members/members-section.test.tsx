import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { PrivateMember } from 'shared-api/contract/members.contract';
import { startApiServer } from 'shared-api/testing/api-server';
import { aManagedOffice, aMember, anOffice, aStatistics } from 'shared-api/testing/builders';
import { api } from 'shared-api/testing/handlers';
import { signInAs } from 'shared-api/testing/sign-in-as';
import { staffApi } from 'shared-api/testing/staff-handlers';
import { renderRoutes } from 'shared-ui/testing';
import { messages as listMessages } from '../lists/messages.ts';
import { routes } from '../routes.tsx';
import { messages } from './messages.ts';

const server = startApiServer();
const path = '/organization/dashboard';
const { kind: _kind, email: _email, phone: _phone, ...oran } = anOffice({ name: 'مكتب وهران' });
const admin = aMember({ role: 'AD', name: 'مدير' });
const head = aMember({ role: 'OP', name: 'رئيس', office: oran });
const salma = aMember({ name: 'سلمى بن عيسى', office: oran, email: 'salma@portal.example', phone: '0550 11 22 33' });
const karim = aMember({ name: 'كريم', office: oran, Active: false });

let asked: URLSearchParams[] = [];

function openAs(viewer: PrivateMember, rows: PrivateMember[] = [salma, karim], search = '') {
  asked = [];
  server.use(...staffApi.quiet());
  server.use(
    api.statistics(aStatistics()),
    staffApi.offices([aManagedOffice(oran)]),
    staffApi.members((query) => {
      asked.push(query);
      return rows;
    }),
  );
  signInAs(viewer);
  return renderRoutes(routes, path + search);
}

const rowOf = ({ name }: PrivateMember) => screen.findByRole('row', { name: new RegExp(name) });
const table = () => within(screen.getByRole('region', { name: messages.table }));
const headers = () =>
  table()
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const reply = (status: number, body: object) => () => HttpResponse.json(body, { status });

test('an administrator reads every column of the spec', async () => {
  openAs(admin);
  const row = await rowOf(salma);
  const { avatar, name, email, phone, office, role, status, action } = messages;
  expect(headers()).toEqual([avatar, name, email, phone, office, role, status, action]);
  for (const text of [salma.email, salma.phone, oran.name]) expect(within(row).getByText(text)).toBeVisible();
  expect(within(row).getByRole('combobox')).toHaveDisplayValue('Office Member');
  expect(screen.getByText(messages.count(2))).toBeVisible();
});

test('the head of an office reads no office, and roles it cannot change', async () => {
  openAs(head);
  const row = await rowOf(salma);
  const { avatar, name, email, phone, role, status, action } = messages;
  expect(headers()).toEqual([avatar, name, email, phone, role, status, action]);
  expect(within(row).getByText('عضو')).toBeVisible();
  expect(within(row).queryByRole('combobox')).not.toBeInTheDocument();
});

test('nobody finds a button to act on itself, nor the head of an office on who stands above it', async () => {
  openAs(head, [head, aMember({ role: 'SG', name: 'الأمين', office: oran })]);
  for (const row of (await screen.findAllByRole('row')).slice(1)) {
    expect(within(row).queryByRole('button')).not.toBeInTheDocument();
  }
});

test('the head of an office deactivates a member and reads that it was done', async () => {
  const { user } = openAs(head);
  server.use(staffApi.toggle({ ...salma, Active: false, version: 2 }, 'تم إلغاء تفعيل العضو بنجاح'));
  const row = await rowOf(salma);
  await user.click(within(row).getByRole('button', { name: messages.deactivate }));
  expect(await screen.findByText('تم إلغاء تفعيل العضو بنجاح')).toBeVisible();
  expect(within(row).getByRole('button', { name: messages.activate })).toBeEnabled();
});

test.each([
  ['deactivates', salma, messages.deactivate, messages.deactivateFailed],
  ['activates', karim, messages.activate, messages.activateFailed],
])('whoever %s in vain reads so, and the row stays as it was', async (_, member, button, sentence) => {
  const { user } = openAs(head);
  server.use(api.unreachable('put', `dashboard/member/${member.id}`));
  await user.click(within(await rowOf(member)).getByRole('button', { name: button }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(within(await rowOf(member)).getByRole('button', { name: button })).toBeEnabled();
});

test('an administrator changes a role, and sees the one the server answers', async () => {
  const { user } = openAs(admin);
  const sent: unknown[] = [];
  server.use(
    staffApi.changeRole(async (_, request) => {
      sent.push(await request.json(), request.headers.get('if-match'));
      return { ...salma, role: 'OP', version: 2 };
    }),
  );
  const picker = within(await rowOf(salma)).getByRole('combobox', { name: messages.roleOf(salma.name) });
  await user.selectOptions(picker, 'Secritaire general');
  expect(await screen.findByText('Member role updated successfully')).toBeVisible();
  expect(picker).toHaveDisplayValue('Office President');
  expect(sent).toEqual([{ id: salma.id, role: 'SG' }, '"1"']);
});

test('an administrator whose change of a role fails sees the role as it is', async () => {
  const { user } = openAs(admin);
  server.use(api.refuse('put', 'dashboard/member', 500, { code: 'internal', message: 'خطأ' }));
  const picker = within(await rowOf(salma)).getByRole('combobox');
  await user.selectOptions(picker, 'Admin');
  expect(await screen.findByText('Error updating member role')).toBeVisible();
  expect(picker).toHaveDisplayValue('Office Member');
});

test('whoever acts on what another changed meanwhile reads what changed, and sees the row as it stands', async () => {
  const current = { ...salma, Active: false, role: 'OP' as const, version: 2 };
  const { user } = openAs(admin);
  const conflict = { code: 'conflict', message: 'غيّر شخص آخر هذه البيانات قبلك', current } as const;
  server.use(api.refuse('put', `dashboard/member/${salma.id}`, 409, conflict));
  await user.click(within(await rowOf(salma)).getByRole('button', { name: messages.deactivate }));
  expect(await screen.findByText(/الصفة: Office President، الحالة: غير مفعّل/)).toBeVisible();
  const row = await rowOf(salma);
  expect(within(row).getByRole('button', { name: messages.activate })).toBeEnabled();
  expect(within(row).getByRole('combobox')).toHaveDisplayValue('Office President');
});

test('a member is deleted once that was confirmed, and not before', async () => {
  const { user } = openAs(head);
  server.use(staffApi.remove(salma.id));
  await user.click(within(await rowOf(salma)).getByRole('button', { name: messages.remove }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await rowOf(salma)).toBeVisible();

  await user.click(within(await rowOf(salma)).getByRole('button', { name: messages.remove }));
  const dialog = await screen.findByRole('dialog', { name: messages.removeTitle });
  expect(dialog).toHaveTextContent(salma.name);
  await user.click(within(dialog).getByRole('button', { name: messages.removeConfirm }));
  expect(await screen.findByText('Member deleted successfully')).toBeVisible();
  expect(screen.queryByRole('row', { name: new RegExp(salma.name) })).not.toBeInTheDocument();
  expect(screen.getByText(messages.count(1))).toBeVisible();
});

test('a member that could not be deleted stays', async () => {
  const { user } = openAs(head);
  server.use(http.delete(`*/api/dashboard/member/${salma.id}`, reply(500, { code: 'internal', message: 'خطأ' })));
  await user.click(within(await rowOf(salma)).getByRole('button', { name: messages.remove }));
  await user.click(await screen.findByRole('button', { name: messages.removeConfirm }));
  expect(await screen.findByText('Error deleting member')).toBeVisible();
  expect(await rowOf(salma)).toBeVisible();
});

test('what is searched, filtered and sorted stands in the address, and is asked of the server', async () => {
  const { user, router } = openAs(admin);
  await rowOf(salma);
  await user.type(screen.getByRole('searchbox', { name: messages.search }), 'سلمى{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: messages.office }), oran.name);
  await user.selectOptions(screen.getByRole('combobox', { name: messages.status }), messages.onlyActive);
  await user.click(screen.getByRole('button', { name: messages.name }));
  const wanted = { q: 'سلمى', office: oran.id, active: 'true', sort: 'name' };
  await waitFor(() => expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual(wanted));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(wanted);
  expect(screen.getByRole('columnheader', { name: messages.name })).toHaveAttribute('aria-sort', 'ascending');
});

test('the table is read and worked by the keyboard alone', async () => {
  const { user } = openAs(admin);
  const row = within(await rowOf(salma));
  const region = screen.getByRole('region', { name: messages.table });
  const tabTo = async (control: HTMLElement) => {
    await user.tab();
    expect(control).toHaveFocus();
  };

  region.focus();
  await tabTo(table().getByRole('checkbox', { name: messages.selectAll }));
  const sort = () => table().getByRole('button', { name: messages.name });
  await tabTo(sort());
  await user.keyboard('{Enter}');
  const header = () => table().getByRole('columnheader', { name: messages.name });
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'ascending'));
  expect(sort()).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(header()).toHaveAttribute('aria-sort', 'descending'));

  await tabTo(row.getByRole('checkbox', { name: messages.select(salma.name) }));
  await tabTo(row.getByRole('combobox', { name: messages.roleOf(salma.name) }));
  await tabTo(row.getByRole('button', { name: messages.deactivate }));
  await tabTo(row.getByRole('button', { name: messages.move }));
  await tabTo(row.getByRole('button', { name: messages.remove }));

  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: messages.removeTitle });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(row.getByRole('button', { name: messages.remove })).toHaveFocus());
});

test('an address opens the list it names', async () => {
  openAs(admin, [karim], '?q=كر&role=OM&active=false&sort=-name&limit=50');
  await rowOf(karim);
  expect(screen.getByRole('searchbox')).toHaveValue('كر');
  expect(screen.getByRole('combobox', { name: messages.status })).toHaveDisplayValue(messages.onlyInactive);
  const wanted = { q: 'كر', role: 'OM', active: 'false', sort: '-name', limit: '50' };
  expect(Object.fromEntries(asked[0] ?? [])).toEqual(wanted);
});

test('a long list is read page by page, there and back', async () => {
  const { user } = openAs(admin);
  server.use(
    staffApi.members((query) =>
      query.has('cursor') ? { items: [karim], total: 2 } : { items: [salma], next: 'further', total: 2 },
    ),
  );
  await rowOf(salma);
  await user.click(screen.getByRole('link', { name: listMessages.next }));
  await rowOf(karim);
  expect(screen.queryByRole('link', { name: listMessages.next })).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: listMessages.previous }));
  await rowOf(salma);
  expect(screen.queryByRole('link', { name: listMessages.previous })).not.toBeInTheDocument();
});

test('a column that one does not want is left out, and stays so', async () => {
  localStorage.clear();
  const { user } = openAs(admin);
  await rowOf(salma);
  await user.click(screen.getByText(messages.columns, { selector: 'summary' }));
  await user.click(screen.getByRole('checkbox', { name: messages.phone }));
  expect(headers()).not.toContain(messages.phone);
  expect(JSON.parse(localStorage.getItem('dashboard-columns') ?? '')).toMatchObject({ phone: false });
  localStorage.clear();
});

test('a column is left out as well in a browser that keeps its storage closed', async () => {
  const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('the storage is closed');
  });
  const reported = jest.fn();
  globalThis.reportError = reported;
  const { user } = openAs(admin);
  await rowOf(salma);
  await user.click(screen.getByText(messages.columns, { selector: 'summary' }));
  await user.click(screen.getByRole('checkbox', { name: messages.phone }));
  expect(headers()).not.toContain(messages.phone);
  expect(reported).toHaveBeenCalledTimes(1);
  closed.mockRestore();
});

test('a list that could not be had is asked for again', async () => {
  const { user } = openAs(admin);
  server.use(api.unreachable('get', 'dashboard/members'));
  expect(await screen.findByText(listMessages.loadFailed)).toBeVisible();
  server.use(staffApi.members(() => [salma]));
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(await rowOf(salma)).toBeVisible();
});

test('a search that finds nobody says so and leads back to all', async () => {
  const { user } = openAs(admin, [], '?q=xyz');
  expect(await screen.findByText(messages.none)).toBeVisible();
  server.use(staffApi.members(() => [salma]));
  await user.click(screen.getByRole('button', { name: listMessages.showAll }));
  expect(await rowOf(salma)).toBeVisible();
});
