import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aMember, anOffice, api, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { messages } from '../messages.ts';
import { routes } from '../routes.tsx';

const server = startApiServer();

// in a file of its own: once the list is there, no other page of this browser asks for it
test('a visitor for whom the list of offices could not be loaded asks again and gets it', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const office = anOffice({ name: 'مكتب أدرار' });
  signInAs(null);
  server.use(api.unreachable('get', 'org/provincial-offices'));
  const { user } = renderRoutes(routes, '/organization/provincial-offices');
  expect(await screen.findByText(messages.loadFailed)).toBeVisible();
  const { id, name, cover } = office;
  server.use(
    api.provincialOffices([{ id, name, otherNames: '1 Adrar', cover }]),
    api.provincialOffice({ office, members: [aMember({ office })], posts: [], totals: { members: 1, posts: 0 } }),
  );
  await user.click(within(screen.getByRole('alert')).getByRole('button'));
  expect(await screen.findByRole('region', { name })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  warned.mockRestore();
});
