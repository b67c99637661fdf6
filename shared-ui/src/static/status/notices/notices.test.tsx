import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { messages } from '../../../messages.ts';
import { Notices } from './notices.tsx';
import { notify } from './notify.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a notice is said in the live region and vanishes after 5 seconds', () => {
  render(<Notices ms={5_000} />);
  act(() => notify.success('تم الحفظ'));
  expect(screen.getByRole('region', { name: messages.notices })).toHaveTextContent('تم الحفظ');

  act(() => jest.advanceTimersByTime(4_900));
  expect(screen.getByText('تم الحفظ')).toBeVisible();
  act(() => jest.advanceTimersByTime(100));
  expect(screen.queryByText('تم الحفظ')).not.toBeInTheDocument();
});

test('each notice has its own 5 seconds', () => {
  render(<Notices ms={5_000} />);
  act(() => notify.info('الأول'));
  act(() => jest.advanceTimersByTime(3_000));
  act(() => notify.failure('الثاني'));
  act(() => jest.advanceTimersByTime(2_000));
  expect(screen.queryByText('الأول')).not.toBeInTheDocument();
  expect(screen.getByText('الثاني')).toBeVisible();
  act(() => jest.advanceTimersByTime(3_000));
  expect(screen.queryByText('الثاني')).not.toBeInTheDocument();
});

test('a person puts a notice away', () => {
  render(<Notices ms={5_000} />);
  act(() => notify.failure('تعذر الحفظ'));
  fireEvent.click(screen.getByRole('button', { name: messages.dismissNotice }));
  expect(screen.queryByText('تعذر الحفظ')).not.toBeInTheDocument();
});
