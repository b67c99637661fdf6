import { act, render, screen, waitFor } from '@testing-library/react';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { Popover } from './popover.tsx';

const open = () =>
  render(
    <UiProvider>
      <Popover triggerId="account" triggerClass="" trigger="حسابي" label="حسابي" defaultOpen>
        <a href="/profile">ملفي</a>
        <button type="button">خروج</button>
      </Popover>
    </UiProvider>,
  );
const frame = async () => void (await new Promise(requestAnimationFrame));

test('a person who opens the panel stands at its first link', async () => {
  open();
  await waitFor(() => expect(screen.getByText('ملفي')).toHaveFocus());
});

test('a person who is in the panel before it stands in its place is not moved', async () => {
  open();
  const button = screen.getByText('خروج');
  act(() => button.focus());
  for (let frames = 0; frames < 5; frames += 1) await act(frame);
  expect(button).toHaveFocus();
});
