import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { aGate, api, roundTrip, signInAs, staffApi, startEventStream } from 'shared-api/testing';
import { server, type User } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';
import { admin, buttonOf, chooseInMenu, head, karim, openAs, openMenu, rowOf, salma } from './testing/open-members.ts';

const announce = startEventStream();
const done = 'تم إلغاء تفعيل العضو بنجاح';
const inactive = { ...salma, Active: false, version: 2 };

/** A list as it stands now, which reaches the browser when the gate opens. */
function holdList(rows: PrivateMember[]) {
  const gate = aGate();
  let request: Request | undefined;
  server.use(
    staffApi.members(async (_, received) => {
      request = received;
      await gate.pass();
      return rows;
    }),
  );
  return { ...gate, isAborted: () => request?.signal.aborted };
}

const untilAsked = ({ isReached }: { isReached: () => boolean }) => waitFor(() => expect(isReached()).toBe(true));

/** Lets the held answer come, and waits until it would have been seen. */
const letCome = ({ open }: { open: () => void }) =>
  act(async () => {
    open();
    await roundTrip(server);
  });

const filterBy = (user: User, status: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: messages.status }), status);

const stateOfSalma = async () =>
  within(await rowOf(salma)).getByText(new RegExp(`^(${messages.active}|${messages.inactive})$`)).textContent;
const roleOfSalma = () => screen.getByRole('combobox', { name: messages.roleOf(salma.name) });

async function deactivateSalma(user: User) {
  server.use(staffApi.toggle(inactive, done));
  await chooseInMenu(user, salma, messages.deactivate);
  expect(await screen.findByText(done)).toBeVisible();
}

test('a list that was requested before an action and answered after it does not undo the action', async () => {
  const { user } = openAs(admin);
  await rowOf(salma);
  const older = holdList([salma, karim]);
  announce({ noun: 'members', change: 'changed', id: karim.id });
  await untilAsked(older);
  server.use(staffApi.members(() => [inactive, karim]));
  await deactivateSalma(user);
  await letCome(older);
  expect(await buttonOf(salma, messages.activate)).toBeVisible();
});

test('a member that was deleted does not come back with a list that was requested before', async () => {
  const { user } = openAs(head);
  await rowOf(salma);
  const older = holdList([salma, karim]);
  announce({ noun: 'members', change: 'changed', id: karim.id });
  await untilAsked(older);
  server.use(
    staffApi.members(() => [karim]),
    staffApi.remove(salma.id),
  );
  await chooseInMenu(user, salma, messages.remove);
  await user.click(await screen.findByRole('button', { name: messages.removeAction }));
  expect(await screen.findByText('Member deleted successfully')).toBeVisible();
  await letCome(older);
  expect(screen.queryByRole('row', { name: new RegExp(salma.name) })).not.toBeInTheDocument();
});

test('an action answered while another filter is loading shows in what that filter finds', async () => {
  const { user } = openAs(admin);
  await rowOf(salma);
  const gate = aGate();
  server.use(api.held('put', `dashboard/member/${salma.id}`, gate.pass), staffApi.toggle(inactive, done));
  await chooseInMenu(user, salma, messages.deactivate);
  const older = holdList([salma]);
  await filterBy(user, messages.onlyActive);
  await untilAsked(older);
  server.use(staffApi.members(() => [inactive]));
  await act(async () => gate.open());
  expect(await screen.findByText(done)).toBeVisible();
  await letCome(older);
  expect(await buttonOf(salma, messages.activate)).toBeVisible();
});

test('an action that is answered late does not undo what was read since', async () => {
  const { user } = openAs(admin);
  const gate = aGate();
  server.use(api.held('put', `dashboard/member/${salma.id}`, gate.pass), staffApi.toggle(inactive, done));
  await chooseInMenu(user, salma, messages.deactivate);
  server.use(staffApi.members(() => [{ ...salma, role: 'OP', version: 3 }]));
  announce({ noun: 'members', change: 'changed', id: salma.id });
  await waitFor(() => expect(roleOfSalma()).toHaveDisplayValue('رئيس مكتب · Office President'));
  await letCome(gate);
  expect(await screen.findByText(done)).toBeVisible();
  expect(roleOfSalma()).toHaveDisplayValue('رئيس مكتب · Office President');
  expect(await stateOfSalma()).toBe(messages.active);
});

test('two presses of one button in a row are one action', async () => {
  const { user } = openAs(admin);
  let sent = 0;
  await openMenu(user, salma);
  const toggle = await buttonOf(salma, messages.deactivate);
  server.use(
    http.put(`*/api/dashboard/member/${salma.id}`, () => {
      sent += 1;
    }),
    staffApi.toggle(inactive, done),
  );
  act(() => {
    toggle.click();
    toggle.click();
  });
  expect(await screen.findByText(done)).toBeVisible();
  expect(sent).toBe(1);
});

test('of two filters the last one chosen is shown, whichever is answered first', async () => {
  const { user } = openAs(admin);
  await rowOf(salma);
  const older = holdList([salma]);
  await filterBy(user, messages.onlyActive);
  await untilAsked(older);
  server.use(staffApi.members(() => [karim]));
  await filterBy(user, messages.onlyInactive);
  await waitFor(() => expect(screen.queryByRole('row', { name: new RegExp(salma.name) })).not.toBeInTheDocument());
  expect(older.isAborted()).toBe(true);
  await letCome(older);
  expect(await rowOf(karim)).toBeVisible();
  expect(screen.queryByRole('row', { name: new RegExp(salma.name) })).not.toBeInTheDocument();
});

test('a list that is loading at sign-out is given up, and the next viewer reads its own', async () => {
  openAs(admin);
  const older = holdList([salma]);
  await untilAsked(older);
  server.use(staffApi.members(() => [karim]));
  act(() => signInAs(head));
  expect(await rowOf(karim)).toBeVisible();
  expect(older.isAborted()).toBe(true);
  await letCome(older);
  expect(screen.queryByRole('row', { name: new RegExp(salma.name) })).not.toBeInTheDocument();
});

test('an action that is answered after another member signed in changes nothing that one reads', async () => {
  const { user } = openAs(admin);
  const gate = aGate();
  server.use(api.held('put', `dashboard/member/${salma.id}`, gate.pass), staffApi.toggle(inactive, done));
  await chooseInMenu(user, salma, messages.deactivate);
  act(() => signInAs(head));
  server.use(staffApi.members(() => [salma]));
  await rowOf(salma);
  await letCome(gate);
  expect(await stateOfSalma()).toBe(messages.active);
});

test('an administrator confirms a role though another changes the members meanwhile', async () => {
  const { user } = openAs(admin);
  server.use(api.membersOf([salma]));
  await rowOf(salma);
  await user.selectOptions(roleOfSalma(), 'رئيس مكتب · Office President');
  const confirm = await screen.findByRole('button', { name: messages.roleConfirm, busy: false });
  const again = aGate();
  server.use(
    http.get('*/api/org/members', () => again.pass() as Promise<never>),
    staffApi.changeRole(() => ({ ...salma, role: 'OP', version: 2 })),
  );
  announce({ noun: 'members', change: 'changed', id: karim.id });
  await untilAsked(again);
  await user.click(confirm);
  expect(await screen.findByText('Member role updated successfully')).toBeVisible();
});
