import { act, screen } from '@testing-library/react';
import { renderRoutes } from 'shared-ui/testing';
import { useFilter } from './use-filter.ts';

function Filters() {
  const { filter } = useFilter();
  return (
    <>
      <button type="button" onClick={() => filter({ q: '' })}>
        clear
      </button>
      <button type="button" onClick={() => filter({ kind: 'exported' })}>
        choose
      </button>
    </>
  );
}

test('an admin who clears the search and chooses a kind before the page has followed keeps neither lost', async () => {
  renderRoutes([{ path: '/list', element: <Filters /> }], '/list?q=salma&cursor=x');
  const clear = await screen.findByRole('button', { name: 'clear' });
  // nothing is rendered before the end of `act`, as on a busy phone
  await act(async () => {
    clear.click();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
    screen.getByRole('button', { name: 'choose' }).click();
  });
  expect(location.search).toBe('?kind=exported');
});
