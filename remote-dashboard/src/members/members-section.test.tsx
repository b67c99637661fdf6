import { screen, waitFor, within } from '@testing-library/react';
import { Role } from 'shared-api/contract/members/members.contract';
import { shownPhone } from 'shared-api/contract/text/shown-phone';
import { aGate, aLongestMember, aMember, anEmptiestMember, api, staffApi, startEventStream } from 'shared-api/testing';
import { bothOf } from 'shared-ui/layout';
import { actionOn } from '../lists/action-on.ts';
import { messages as listMessages } from '../lists/messages.ts';
import { rolePairs } from '../pairs.ts';
import { server } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';
import {
  admin,
  buttonOf,
  head,
  headers,
  karim,
  openAs,
  openMenu,
  oran,
  rowOf,
  salma,
  table,
} from './testing/open-members.ts';

const announce = startEventStream();

test('an administrator reads every column of the spec', async () => {
  openAs(admin);
  const row = await rowOf(salma);
  const { avatar, name, email, phone, office, role, status, action } = messages;
  expect(headers()).toEqual([avatar, name, email, phone, office, role, status, action]);
  for (const text of [salma.email, '0550 11 22 33', oran.name]) expect(within(row).getByText(text)).toBeVisible();
  expect(within(row).getByRole('combobox')).toHaveDisplayValue('عضو · Office Member');
  expect(screen.getByText(messages.count(2))).toBeVisible();
});

test.each(Role.options)(
  'an administrator reads of a closed role %s the Arabic alone, and both languages in its choices',
  async (role) => {
    openAs(admin, [{ ...salma, role }]);
    const row = within(await rowOf(salma));
    expect(row.getByText(rolePairs[role].ar)).toBeVisible();
    expect(row.getByRole('combobox')).toHaveDisplayValue(bothOf(rolePairs[role]));
    expect(row.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(
      Role.options.map((each) => bothOf(rolePairs[each])),
    );
  },
);

test('an administrator reads of its own role the Arabic alone', async () => {
  openAs(admin, [admin]);
  const row = await rowOf(admin);
  expect(within(row).getByText(rolePairs.AD.ar)).toBeVisible();
  expect(row).not.toHaveTextContent(rolePairs.AD.en);
});

test('staff finds the button that lets a member in in its row, and the one that shuts it out in the menu alone', async () => {
  const { user } = openAs(head);
  expect(await buttonOf(karim, messages.activate)).toBeVisible();
  expect(within(await rowOf(salma)).queryByRole('button')).not.toBeInTheDocument();
  await openMenu(user, salma);
  expect(await buttonOf(salma, messages.deactivate)).toBeVisible();
});

test('an administrator reads a dash where a member left no phone number', async () => {
  const member = anEmptiestMember({ phone: '' });
  openAs(admin, [member]);
  expect(within(await rowOf(member)).getByText('—')).toBeVisible();
});

test('the head of an office reads no office, and roles it cannot change', async () => {
  openAs(head);
  const row = await rowOf(salma);
  const { avatar, name, email, phone, role, status, action } = messages;
  expect(headers()).toEqual([avatar, name, email, phone, role, status, action]);
  expect(within(row).getByText('عضو')).toBeVisible();
  expect(within(row).queryByRole('combobox')).not.toBeInTheDocument();
});

test('an administrator reads and acts on the member who filled every field to its bound, and on one who left all empty', async () => {
  const members = [aLongestMember(), anEmptiestMember()];
  openAs(admin, members);
  for (const member of members) {
    const row = within(await rowOf(member));
    for (const text of [member.name, member.email, member.office.name]) expect(row.getByTitle(text)).toBeVisible();
    expect(row.getByText(shownPhone(member.phone))).toBeVisible();
    expect(row.getByText(messages.more)).toBeVisible();
  }
});

test('staff finds in the menu of a row all that the table may have cut, and what is rarely done', async () => {
  const member = aLongestMember();
  const { user } = openAs(admin, [member]);
  const row = within(await rowOf(member));
  expect(row.queryByText(messages.joined)).not.toBeInTheDocument();
  await openMenu(user, member);
  const menu = within(await row.findByRole('group', { name: actionOn(messages.more, member.name) }));
  for (const text of [member.name, member.email, shownPhone(member.phone), member.office.name]) {
    expect(menu.getByText(text)).toBeVisible();
  }
  const offered = menu.getAllByRole('button').map(({ textContent }) => textContent);
  const { move, correctEmail, endSessions, deactivate, remove } = messages;
  expect(offered).toEqual([move, correctEmail, endSessions, deactivate, remove]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(row.queryByText(messages.joined)).not.toBeInTheDocument());
  expect(row.getByText(messages.more)).toHaveFocus();
});

test('nobody finds a button to act on itself, nor the head of an office on who stands above it', async () => {
  const rows = [head, aMember({ role: 'SG', name: 'الأمين', office: oran })];
  const { user } = openAs(head, rows);
  for (const member of rows) {
    await openMenu(user, member);
    const row = within(await rowOf(member));
    expect(await row.findByText(messages.joined)).toBeVisible();
    expect(row.queryByRole('button')).not.toBeInTheDocument();
  }
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
  await tabTo(row.getByText(messages.more));
  await openMenu(user, salma);
  await tabTo(await buttonOf(salma, messages.move));
  await tabTo(await buttonOf(salma, messages.correctEmail));
  await tabTo(await buttonOf(salma, messages.endSessions));
  await tabTo(await buttonOf(salma, messages.deactivate));
  await tabTo(await buttonOf(salma, messages.remove));

  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: new RegExp(`^${messages.removeAction}`) });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(row.getByText(messages.more)).toHaveFocus());
});

test('a list that could not be had is loaded again', async () => {
  const { user } = openAs(admin);
  server.use(api.unreachable('get', 'dashboard/members'));
  expect(await screen.findByText(listMessages.loadFailed)).toBeVisible();
  server.use(staffApi.members(() => [salma]));
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(await rowOf(salma)).toBeVisible();
});

test('an admin who presses for the next page twice comes back by one press', async () => {
  const { user } = openAs(head);
  const next = 'c2';
  const second = Promise.withResolvers<void>();
  server.use(staffApi.members((query) => (query.has('cursor') ? [karim] : { items: [salma], next })));
  const forward = await screen.findByRole('link', { name: listMessages.next });
  server.use(api.held('get', 'dashboard/members', second.promise));
  await user.click(forward);
  await user.click(await screen.findByRole('link', { name: listMessages.next }));
  second.resolve();
  await rowOf(karim);
  await user.click(screen.getByRole('link', { name: listMessages.previous }));
  expect(await rowOf(salma)).toBeVisible();
});

test('a list that changed while it was on its way says so where it cannot be had', async () => {
  const { user } = openAs(head);
  await rowOf(salma);
  const gate = aGate();
  server.use(api.held('get', 'dashboard/members', gate.pass));
  await user.selectOptions(screen.getByRole('combobox', { name: messages.status }), messages.onlyActive);
  await waitFor(() => expect(gate.isReached()).toBe(true));
  server.use(api.unreachable('get', 'dashboard/members'));
  announce({ noun: 'members', change: 'changed', id: karim.id });
  expect(await screen.findByText(listMessages.loadFailed)).toBeVisible();
});

test('a search that finds nobody says so and leads back to all', async () => {
  const { user } = openAs(admin, [], '?q=xyz');
  expect(await screen.findByText(messages.none)).toBeVisible();
  server.use(staffApi.members(() => [salma]));
  await user.click(screen.getByRole('button', { name: listMessages.showAll }));
  expect(await rowOf(salma)).toBeVisible();
});
