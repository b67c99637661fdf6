import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useDisclosure } from './use-disclosure.ts';

function Menu({ place }: { place: string }) {
  const details = useDisclosure(place);
  return (
    <details ref={details} suppressHydrationWarning>
      <summary>القائمة</summary>
      <p>الفضاءات</p>
    </details>
  );
}

test('a visitor who opens a menu before the page wakes up finds it open, until something is chosen in it', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Menu place="/" />);
  screen.getByRole<HTMLDetailsElement>('group').open = true;
  const { rerender } = render(<Menu place="/" />, { container, hydrate: true });
  expect(screen.getByText('الفضاءات')).toBeVisible();
  rerender(<Menu place="/posts" />);
  expect(screen.getByText('الفضاءات')).not.toBeVisible();
});
