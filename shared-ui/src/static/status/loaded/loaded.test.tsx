import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { messages as kit } from '../../../messages.ts';
import { Loaded } from './loaded.tsx';
import { messages } from './messages.ts';
import { FailedState } from './states.tsx';

const parts = { waiting: 'هيكل', empty: 'لا شيء', failed: 'تعذر', children: 'القائمة' };

test.each([
  ['idle', true, 'هيكل'],
  ['loading', false, 'هيكل'],
  ['succeeded', true, 'لا شيء'],
  ['succeeded', false, 'القائمة'],
  ['failed', true, 'تعذر'],
] as const)('a list that is %s (empty: %s) shows %s and nothing else', (status, isEmpty, shown) => {
  render(<Loaded status={status} isEmpty={isEmpty} {...parts} />);
  for (const text of Object.values(parts)) {
    expect(screen.queryAllByText(text, { exact: false })).toHaveLength(text === shown ? 1 : 0);
  }
});

test('a person who does not see the skeletons is told that the list is loading', () => {
  render(<Loaded status="loading" isEmpty {...parts} />);
  expect(screen.getByRole('status')).toHaveTextContent(messages.loading);
});

test('a failed list can be loaded again', async () => {
  const retry = jest.fn();
  render(<FailedState title="تعذر التحميل" onRetry={retry} />);
  await userEvent.click(screen.getByRole('button', { name: kit.retry }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('تعذر التحميل');
});
