import { screen } from '@testing-library/react';
import { renderRoutes } from 'shared-ui/testing';
import { messages } from '../messages.ts';
import { routes } from '../routes.tsx';

test('a reader chooses two books, and reads how many', async () => {
  const { user } = renderRoutes(routes, '/library');
  expect(await screen.findByRole('heading', { level: 1, name: messages.title })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('لم تختر كتابًا بعد');
  for (const book of ['نجمة', 'الحريق'])
    await user.click(await screen.findByRole('link', { name: messages.choose(book) }));
  expect(await screen.findByText('كتابان مختاران')).toBeVisible();
});
