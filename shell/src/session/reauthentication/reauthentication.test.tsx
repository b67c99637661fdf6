import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { reauthentication } from 'shared-api/client/http';
import { UiProvider } from 'shared-ui/provider';
import { messages } from '../messages.ts';
import { Reauthentication } from './reauthentication.tsx';

const open = () =>
  render(
    <UiProvider>
      <Reauthentication />
    </UiProvider>,
  );
const dialog = () => screen.findByRole('dialog', { name: messages.reauthenticateTitle });

test('a member whose session ends while the window is open is asked again after the next sign-in', async () => {
  const { unmount } = open();
  const first = reauthentication.ask();
  expect(await dialog()).toBeVisible();
  unmount();
  expect(await first).toBe(false);

  open();
  const second = reauthentication.ask();
  expect(await dialog()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await second).toBe(false);
});
