import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, anEvent, aPost, api, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { monthsAround } from './events-filter.ts';
import { messages } from './messages.ts';

const server = startApiServer();
const offices = [
  { id: 'adrar', name: 'مكتب أدرار' },
  { id: 'oran', name: 'مكتب وهران' },
];
const times = { beginsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T11:30:00.000Z' };
const announcement = (title: string) => aPost({ title, type: 'Ad', event: anEvent(times) });
const [first, second] = [announcement('يوم دراسي'), announcement('حملة تشجير')];

/** Answers every request with one event and remembers its query. */
function listen() {
  const requests: string[] = [];
  server.use(
    api.offices(offices),
    api.eventsPages((query) => {
      requests.push(query.toString());
      return { posts: [first] };
    }),
  );
  return requests;
}

test('a visitor finds what is to come: when, where, and the page that tells more', async () => {
  listen();
  renderRoutes(routes, '/events');
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('link', { name: first.title })).toHaveAttribute('href', `/posts/${first.id}`);
  expect(card.getByText('الثلاثاء 1 ديسمبر 2026، من 10:00 إلى 12:30')).toBeVisible();
  expect(screen.getByRole('link', { name: messages.toCome })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: messages.subscribe })).toHaveAttribute('href', '/events.ics');
});

test('a visitor goes on to later events by a link, and back to the first ones', async () => {
  server.use(
    api.offices(offices),
    api.eventsPages((query) => (query.has('cursor') ? { posts: [second] } : { posts: [first], next: 'later' })),
  );
  const { user } = renderRoutes(routes, '/events?office=oran');
  const more = await screen.findByRole('link', { name: messages.more });
  expect(more).toHaveAttribute('href', '/events?office=oran&cursor=later');
  await user.click(more);
  expect(await screen.findByRole('heading', { name: second.title })).toBeVisible();
  await user.click(screen.getByRole('link', { name: messages.toFirst }));
  expect(await screen.findByRole('heading', { name: first.title })).toBeVisible();
});

test('a visitor chooses a month, then an office, and both stand in the address', async () => {
  const requests = listen();
  const [month = ''] = monthsAround(undefined);
  const { user, router } = renderRoutes(routes, '/events');
  const months = within(await screen.findByRole('navigation', { name: messages.months }));
  const link = months.getAllByRole('link')[1] as HTMLElement;
  await user.click(link);
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
  await user.selectOptions(screen.getByRole('combobox', { name: messages.office }), 'مكتب وهران');
  await user.click(screen.getByRole('button', { name: messages.show }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: messages.subscribe })).toHaveAttribute('href', '/offices/oran/events.ics'),
  );
  expect(router.state.location.search).toBe(`?month=${month}&office=oran`);
  expect(requests.slice(1)).toEqual([`month=${month}`, `month=${month}&office=oran`]);
});

test.each([
  ['/events', messages.nothingToCome, messages.toAds, '/posts?type=Ad'],
  ['/events?month=2025-01', messages.nothingFound, messages.showAll, '/events'],
])('where %s has nothing, a visitor reads so and is led on', async (path, title, link, to) => {
  server.use(
    api.offices(offices),
    api.eventsPages(() => ({ posts: [] })),
  );
  renderRoutes(routes, path);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', to);
});

test('where the events cannot be had, a visitor tries again', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(api.offices(offices), api.reject('get', 'events', 500, { code: 'internal', message: 'خطأ' }));
  const { user } = renderRoutes(routes, '/events');
  expect(await screen.findByText(messages.loadFailed)).toBeVisible();
  listen();
  await user.click(screen.getByRole('button', { name: /أعد|إعادة/ }));
  expect(await screen.findByRole('heading', { name: first.title })).toBeVisible();
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockRestore();
});

test.each([
  [undefined, ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04']],
  ['2027-02', ['2026-11', '2026-12', '2027-01', '2027-02', '2027-03', '2027-04']],
  ['2026-01', ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05']],
])('around %s the months are %j', (chosen, months) => {
  expect(monthsAround(chosen, new Date('2026-11-23T12:00:00Z'))).toEqual(months);
});

test.each([
  ['a member', aMember(), true],
  ['a member whose account is not active', aMember({ Active: false }), false],
  ['a visitor', null, false],
])('%s is led to the form of a new event: %s', async (_, reader, isLed) => {
  signInAs(reader);
  listen();
  renderRoutes(routes, '/events');
  expect(await screen.findByRole('link', { name: messages.subscribe })).toBeVisible();
  const link = screen.queryByRole('link', { name: messages.addEvent });
  if (isLed) expect(link).toHaveAttribute('href', '/organization/add-post?kind=event');
  else expect(link).not.toBeInTheDocument();
});
