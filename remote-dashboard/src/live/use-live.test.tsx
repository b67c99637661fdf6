import { screen, waitFor } from '@testing-library/react';
import { aMember, api, aStatistics, signInAs, staffApi, startApiServer, startEventStream } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { messages } from '../members/messages.ts';
import { routes } from '../routes.tsx';

const server = startApiServer();

const announce = startEventStream();

test('an administrator sees what another one changes, without asking for it', async () => {
  const salma = aMember({ name: 'سلمى' });
  let rows = [salma];
  let total = 640;
  let waiting = 0;
  server.use(
    api.statistics(aStatistics()),
    staffApi.members(() => rows),
    staffApi.pending(() => ({ applicants: waiting })),
    staffApi.offices([]),
  );
  signInAs(aMember({ role: 'AD' }));
  renderRoutes(routes, '/organization/dashboard');
  expect(await screen.findByText(messages.active)).toBeVisible();

  rows = [{ ...salma, Active: false, version: 2 }];
  total = 641;
  waiting = 1;
  server.use(api.statistics(aStatistics({ totalMembers: total })));
  announce({ noun: 'members', change: 'changed', id: salma.id });
  await waitFor(() => expect(screen.getByRole('row', { name: /سلمى/ })).toHaveTextContent(messages.inactive));
  expect(await screen.findByText('641')).toBeVisible();
  expect(screen.getByRole('link', { name: /طلبات الانضمام/ })).toHaveTextContent('1');

  rows = [];
  announce({ noun: 'members', change: 'removed', id: salma.id });
  await waitFor(() => expect(screen.queryByRole('row', { name: /سلمى/ })).not.toBeInTheDocument());
});
