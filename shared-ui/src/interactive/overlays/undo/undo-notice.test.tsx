import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { messages } from '../../../messages.ts';
import { Notices } from '../../../static/status/notices/notices.tsx';
import { dismissNotice, getNotices } from '../../../static/status/notices/notify.ts';
import { undoMessages } from './messages.ts';
import { notifyUndoable, undoSeconds } from './undo-notice.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => {
    for (const { id } of getNotices()) dismissNotice(id);
  });
  jest.useRealTimers();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1_000));
const undoButton = () => screen.getByRole('button', { name: undoMessages.undo });
const done = () => screen.queryByText('تم الرفض');

function show() {
  const onUndo = jest.fn();
  render(
    <>
      <button type="button">قائمة</button>
      <input aria-label="بحث" />
      <Notices ms={5_000} />
    </>,
  );
  act(() => notifyUndoable('تم الرفض', onUndo) && undefined);
  return onUndo;
}

test('what can be taken back is said in the live region, and offered for 10 seconds', () => {
  show();
  expect(screen.getByRole('region', { name: messages.notices })).toHaveTextContent('تم الرفض');
  pass(undoSeconds - 1);
  expect(done()).toBeVisible();
  pass(1);
  expect(done()).not.toBeInTheDocument();
});

test('it stays as long as it has the focus', () => {
  show();
  act(() => undoButton().focus());
  pass(3 * undoSeconds);
  expect(done()).toBeVisible();
  act(() => undoButton().blur());
  pass(undoSeconds);
  expect(done()).not.toBeInTheDocument();
});

test('who takes it back by the keyboard goes on where it was', () => {
  const onUndo = show();
  act(() => screen.getByRole('button', { name: 'قائمة' }).focus());
  act(() => undoButton().focus());
  fireEvent.click(undoButton());
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(done()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'قائمة' })).toHaveFocus();
});

test('a key that is held down undoes once, and none while a dialog is open', () => {
  const onUndo = show();
  const list = screen.getByRole('button', { name: 'قائمة' });
  fireEvent.keyDown(list, { code: 'KeyZ', ctrlKey: true, repeat: true });
  expect(onUndo).not.toHaveBeenCalled();
  const dialog = render(<div role="dialog" aria-label="سؤال" />);
  fireEvent.keyDown(list, { code: 'KeyZ', ctrlKey: true });
  expect(onUndo).not.toHaveBeenCalled();
  dialog.unmount();
  fireEvent.keyDown(list, { code: 'KeyZ', ctrlKey: true });
  expect(onUndo).toHaveBeenCalledTimes(1);
});

test('Ctrl and Z take it back from anywhere but a field that is typed in', () => {
  const onUndo = show();
  fireEvent.keyDown(screen.getByLabelText('بحث'), { code: 'KeyZ', ctrlKey: true });
  expect(onUndo).not.toHaveBeenCalled();
  fireEvent.keyDown(screen.getByRole('button', { name: 'قائمة' }), { code: 'KeyZ', ctrlKey: true });
  expect(onUndo).toHaveBeenCalledTimes(1);
  expect(done()).not.toBeInTheDocument();
});
