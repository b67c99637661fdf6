import { screen, waitFor } from '@testing-library/react';
import { staffApi } from 'shared-api/testing';
import { messages as listMessages } from '../lists/messages.ts';
import { server } from '../testing/open-dashboard.ts';
import { messages } from './messages.ts';
import { admin, karim, openAs, oran, requests, rowOf, salma } from './testing/open-members.ts';

test('what is searched, filtered and sorted stands in the address, and is requested of the server', async () => {
  const { user, router } = openAs(admin);
  await rowOf(salma);
  await user.type(screen.getByRole('searchbox', { name: messages.search }), 'سلمى{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: messages.office }), oran.name);
  await user.selectOptions(screen.getByRole('combobox', { name: messages.status }), messages.onlyActive);
  await user.click(screen.getByRole('button', { name: messages.name }));
  const wanted = { q: 'سلمى', office: oran.id, active: 'true', sort: 'name' };
  await waitFor(() => expect(Object.fromEntries(requests.at(-1) ?? [])).toEqual(wanted));
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual(wanted);
  expect(screen.getByRole('columnheader', { name: messages.name })).toHaveAttribute('aria-sort', 'ascending');
});

test('an address opens the list it names', async () => {
  openAs(admin, [karim], '?q=كر&role=OM&active=false&sort=-name&limit=50');
  await rowOf(karim);
  expect(screen.getByRole('searchbox')).toHaveValue('كر');
  expect(screen.getByRole('combobox', { name: messages.status })).toHaveDisplayValue(messages.onlyInactive);
  const wanted = { q: 'كر', role: 'OM', active: 'false', sort: '-name', limit: '50' };
  expect(Object.fromEntries(requests[0] ?? [])).toEqual(wanted);
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
