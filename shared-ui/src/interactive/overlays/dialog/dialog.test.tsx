import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { messages } from '../../../messages.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Dialog } from './dialog.tsx';

function SignIn() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        افتح
      </button>
      {open && (
        <UiProvider>
          <Dialog title="تسجيل الدخول" open onClose={() => setOpen(false)}>
            <input aria-label="البريد" />
          </Dialog>
        </UiProvider>
      )}
    </>
  );
}

async function openDialog() {
  render(<SignIn />);
  await userEvent.click(screen.getByRole('button', { name: 'افتح' }));
  const dialog = await screen.findByRole('dialog', { name: 'تسجيل الدخول' });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: messages.close }))],
])('a dialog takes the focus, closes on %s and gives the focus back', async (_, close) => {
  await openDialog();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'افتح' })).toHaveFocus());
});
