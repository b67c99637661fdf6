import { screen } from '@testing-library/react';
import { messages } from './messages.ts';
import { admin, headers, openAs, rowOf, salma } from './testing/open-members.ts';

test('a column that one does not want is left out, and stays so', async () => {
  localStorage.clear();
  const { user } = openAs(admin);
  await rowOf(salma);
  await user.click(screen.getByText(messages.columns, { selector: 'summary' }));
  await user.click(screen.getByRole('checkbox', { name: messages.phone }));
  expect(headers()).not.toContain(messages.phone);
  expect(JSON.parse(localStorage.getItem('dashboard-columns') ?? '')).toMatchObject({ phone: false });
  localStorage.clear();
});

test('a column is left out as well in a browser that keeps its storage closed', async () => {
  const closed = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('the storage is closed');
  });
  const { user } = openAs(admin);
  await rowOf(salma);
  await user.click(screen.getByText(messages.columns, { selector: 'summary' }));
  await user.click(screen.getByRole('checkbox', { name: messages.phone }));
  expect(headers()).not.toContain(messages.phone);
  closed.mockRestore();
});
