import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { messages } from '../../../messages.ts';
import { Button } from '../../../static/actions/button/button.tsx';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { ConfirmDialog, Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { confirmMessages } from './messages.ts';

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

const save = <Button>احفظ</Button>;
const preview = <Button variant="outline">عاين</Button>;
const erase = <Button variant="danger">احذف</Button>;
const { cancel } = confirmMessages;

test.each([
  ['what it is for', { primary: save }, ['احفظ', cancel]],
  ['what cannot be undone', { danger: erase }, [cancel, 'احذف']],
  ['both', { danger: erase, primary: save }, ['احفظ', cancel, 'احذف']],
  ['another action too', { danger: erase, also: preview }, [cancel, 'عاين', 'احذف']],
  ['all of them', { danger: erase, also: preview, primary: save }, ['احفظ', cancel, 'عاين', 'احذف']],
])('a person meets the buttons of a window with %s in one order', (_, actions, order) => {
  render(
    <UiProvider>
      <DialogActions {...actions} onClose={() => undefined} />
    </UiProvider>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(order);
});

test.each([
  ['solid', ['نفّذ', cancel]],
  ['danger', [cancel, 'نفّذ']],
] as const)(
  'a person who is asked before a %s action meets its button and the way out in one order',
  async (variant, order) => {
    render(
      <UiProvider>
        <ConfirmDialog act="نفّذ" variant={variant} onConfirm={() => undefined} onClose={() => undefined}>
          هذا ما يتبعه.
        </ConfirmDialog>
      </UiProvider>,
    );
    expect(await screen.findByRole('button', { name: cancel })).toBeVisible();
    const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect(buttons.filter((words) => words !== '')).toEqual(order);
  },
);
