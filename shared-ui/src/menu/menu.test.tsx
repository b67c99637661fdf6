import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { UiProvider } from '../provider/ui-provider.tsx';
import { Menu } from './menu.tsx';

/** What the placement beside the button asks of a browser and jsdom lacks. */
beforeEach(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('a menu brought by its first click is open with the focus inside, and gives it back on Escape', async () => {
  render(
    <UiProvider>
      <Menu
        triggerId="spaces"
        triggerClass=""
        trigger="الفضاءات"
        defaultOpen
        items={[{ value: 'sg', content: <a href="/sg">الأمين العام</a> }]}
      />
    </UiProvider>,
  );
  const menu = await screen.findByRole('menu', { name: 'الفضاءات' });
  await waitFor(() => expect(menu).toHaveFocus());
  expect(screen.getByRole('menuitem', { name: 'الأمين العام' })).toHaveAttribute('href', '/sg');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'الفضاءات' })).toHaveFocus());
});
