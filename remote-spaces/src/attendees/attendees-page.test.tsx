import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { Attendee } from 'shared-api/contract/posts/attendees.contract';
import {
  aGate,
  aMember,
  anAttendee,
  anEvent,
  aPost,
  api,
  attendeeCountHandler,
  attendeesHandlers,
  cancellationHandlers,
  roundTrip,
  signInAs,
  startApiServer,
} from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { attendeesPollMs } from '../limits.ts';
import { routes } from '../routes.tsx';
import { attendeesMessages as messages } from './messages.ts';

const server = startApiServer();
const author = aMember();
const post = aPost({ author, type: 'Ad', title: 'ملتقى الطلبة', event: anEvent() });
const path = `/organization/events/${post.id}/attendees`;
const amina = anAttendee({ name: 'أمينة بن يوسف', office: 'مكتب بجاية' });
const lila = anAttendee({ name: 'Lila', office: null, email: 'lila@portal.example' });

function open(attendees: Attendee[] = [amina, lila], url = path) {
  server.use(api.post(post), ...attendeesHandlers(post, attendees));
  return renderRoutes(routes, url);
}
/** No list is fetched again but for what was pressed: the next poll would mend what a tick leaves out. */
beforeAll(() => {
  const start = setInterval;
  Object.assign(globalThis, {
    setInterval: (work: () => void, ms: number) => (ms === attendeesPollMs ? 0 : start(work, ms)),
  });
});

const box = (name: string) => screen.findByRole('checkbox', { name: messages.cameOf(name) });

test('an organiser reads who comes: of a member the office, of a visitor the address', async () => {
  signInAs(author);
  open();
  expect(await screen.findByText(messages.count(2))).toBeVisible();
  expect(screen.getByText(amina.name).closest('li')).toHaveTextContent('مكتب بجاية');
  expect(screen.getByText(lila.name).closest('li')).toHaveTextContent('زائر · lila@portal.example');
  expect(await screen.findByRole('link', { name: messages.csv })).toHaveAttribute(
    'href',
    `/api/events/${post.id}/attendees.csv?`,
  );
});

test.each([
  ['is still to come', anEvent(), 'المسجَّلون'],
  ['has begun', anEvent({ beginsAt: '2026-01-05T09:00:00.000Z' }), 'الحاضرون'],
  ['is over', anEvent({ beginsAt: '2026-01-05T09:00:00.000Z', endsAt: '2026-01-05T11:00:00.000Z' }), 'الحاضرون'],
])('an organiser of an event that %s reads so in the heading of the list', async (_, event, name) => {
  signInAs(author);
  server.use(api.post({ ...post, event }), ...attendeesHandlers(post, [amina]));
  renderRoutes(routes, path);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(await box(amina.name)).toBeVisible();
});

test('an organiser ticks off who came, reads how many did, and takes it back', async () => {
  signInAs(author);
  const { user } = open();
  await user.click(await box(amina.name));
  const choices = within(screen.getByRole('navigation', { name: messages.which }));
  expect(await choices.findByRole('link', { name: `${messages.checkedIn} 1` })).toBeVisible();
  expect(await box(amina.name)).toBeChecked();
  await user.click(await box(amina.name));
  expect(await choices.findByRole('link', { name: `${messages.checkedIn} 0` })).toBeVisible();
  expect(await box(amina.name)).not.toBeChecked();
});

test('an organiser on a slow line who ticks somebody off and goes on to who has not come sees those alone', async () => {
  signInAs(author);
  const { user } = open();
  const [ticking, listing] = [aGate(), aGate()];
  const tickOff = api.held('put', `events/${post.id}/attendees/${amina.id}/check-in`, ticking.pass);
  const list = api.held('get', `events/${post.id}/attendees`, listing.pass);
  await box(amina.name);
  server.use(tickOff);
  await user.click(await box(amina.name));
  await waitFor(() => expect(ticking.isReached()).toBe(true));
  server.use(list);
  await user.click(screen.getByRole('link', { name: messages.notCheckedIn }));
  await waitFor(() => expect(listing.isReached()).toBe(true));
  expect(await box(amina.name)).toBeChecked();
  ticking.open();
  await act(() => roundTrip(server));
  listing.open();
  await waitFor(() => expect(screen.queryByText(amina.name)).not.toBeInTheDocument());
  expect(await box(lila.name)).not.toBeChecked();
});

test('an organiser who ticks off two at once reads how many came, whichever answer is late', async () => {
  signInAs(author);
  const { user } = open();
  const first = aGate();
  await box(amina.name);
  server.use(
    http.put(`*/api/events/${post.id}/attendees/${amina.id}/check-in`, async () => {
      const attendee = { ...amina, checkedInAt: new Date().toISOString() };
      const answer = HttpResponse.json({ attendee, counts: { going: 2, waiting: 0, checkedIn: 1 } });
      await first.pass();
      return answer;
    }),
    http.put(`*/api/events/${post.id}/attendees/${lila.id}/check-in`, () => {
      const attendee = { ...lila, checkedInAt: new Date().toISOString() };
      return HttpResponse.json({ attendee, counts: { going: 2, waiting: 0, checkedIn: 2 } });
    }),
  );
  await user.click(await box(amina.name));
  await user.click(await box(lila.name));
  expect(await box(lila.name)).toBeChecked();
  await waitFor(() => expect(first.isReached()).toBe(true));
  await act(() => roundTrip(server));
  first.open();
  const choices = within(screen.getByRole('navigation', { name: messages.which }));
  expect(await choices.findByRole('link', { name: `${messages.checkedIn} 2` })).toBeVisible();
  await act(() => roundTrip(server));
  expect(choices.getByRole('link', { name: `${messages.checkedIn} 2` })).toBeVisible();
});

test('where it cannot be saved an organiser reads so, and the tick is taken back', async () => {
  signInAs(author);
  const { user } = open();
  server.use(api.unreachable('put', `events/${post.id}/attendees/${amina.id}/check-in`));
  await user.click(await box(amina.name));
  expect(await screen.findByText(messages.failed)).toBeVisible();
  expect(await box(amina.name)).not.toBeChecked();
});

test('an organiser at the door finds a name, and goes on to those who have not come', async () => {
  signInAs(author);
  const { user } = open();
  await user.type(await screen.findByRole('searchbox', { name: messages.search }), 'Lila{Enter}');
  await waitFor(() => expect(screen.queryByText(amina.name)).not.toBeInTheDocument());
  expect(await box(lila.name)).toBeVisible();
  await user.click(await box(lila.name));
  await user.click(screen.getByRole('link', { name: messages.notCheckedIn }));
  expect(await screen.findByText(messages.noneFound)).toBeVisible();
});

test('who an organiser ticked off stays in the list of who has not come, until another is chosen', async () => {
  signInAs(author);
  const { user } = open([amina, lila], `${path}?state=not_checked_in`);
  await user.click(await box(amina.name));
  expect(await screen.findByRole('link', { name: `${messages.checkedIn} 1` })).toBeVisible();
  // the list is fetched again, since the other was cancelled meanwhile
  const gone = { code: 'not_found', message: 'حُذف' } as const;
  server.use(
    api.reject('put', `events/${post.id}/attendees/${lila.id}/check-in`, 404, gone),
    ...attendeesHandlers(post, [{ ...amina, checkedInAt: '2026-01-05T09:00:00.000Z' }]),
  );
  await user.click(await box(lila.name));
  await waitFor(() => expect(screen.queryByText(lila.name)).not.toBeInTheDocument());
  expect(await box(amina.name)).toBeChecked();
  await user.click(await box(amina.name));
  expect(await screen.findByRole('link', { name: `${messages.checkedIn} 0` })).toBeVisible();
  await user.click(await box(amina.name));
  expect(await screen.findByRole('link', { name: `${messages.checkedIn} 1` })).toBeVisible();
  await user.click(screen.getByRole('link', { name: `${messages.waiting} 0` }));
  expect(await screen.findByText(messages.noneFound)).toBeVisible();
});

test('an organiser who has searched goes on typing in the same field, and goes back to the search before', async () => {
  signInAs(author);
  const { user, router } = open();
  const field = () => screen.findByRole('searchbox', { name: messages.search });
  await user.type(await field(), 'Lila{Enter}');
  await waitFor(() => expect(screen.queryByText(amina.name)).not.toBeInTheDocument());
  expect(await field()).toHaveFocus();
  await user.keyboard('h{Enter}');
  expect(await screen.findByText(messages.noneFound)).toBeVisible();
  expect(await field()).toHaveValue('Lilah');
  await act(() => router.navigate(-1));
  expect(await box(lila.name)).toBeVisible();
  expect(await field()).toHaveValue('Lila');
});

test('before anybody has said so an organiser reads that nobody comes yet', async () => {
  signInAs(author);
  open([]);
  expect(await screen.findByText(messages.none)).toBeVisible();
});

test('another member does not see who comes, the head of the office does', async () => {
  signInAs(aMember());
  open();
  expect(await screen.findByText(messages.refused)).toBeVisible();
});

test('the head of the office sees who comes', async () => {
  signInAs(aMember({ role: 'OP', office: author.office }));
  open();
  expect(await box(amina.name)).toBeVisible();
});

test('an announcement without an event has no list', async () => {
  signInAs(author);
  server.use(api.post({ ...post, event: null }));
  renderRoutes(routes, path);
  expect(await screen.findByText(messages.noEvent)).toBeVisible();
});

/** The page of an event that two are registered for, and one waits for. */
function openCancellable(event = anEvent()) {
  signInAs(author);
  const cancellable = { ...post, event };
  server.use(
    ...cancellationHandlers(cancellable),
    ...attendeesHandlers(post, [amina]),
    attendeeCountHandler(post, { count: 3, message: 'يصل الخبر إلى 3 أشخاص' }),
  );
  return renderRoutes(routes, path);
}
const dialog = () => screen.findByRole('dialog');

test('an organiser reads who is notified before it cancels the event, then that it is cancelled, and takes it back', async () => {
  const { user } = openCancellable();
  await user.click(await screen.findByRole('button', { name: messages.cancel }));
  expect(await within(await dialog()).findByText('يصل الخبر إلى 3 أشخاص')).toBeVisible();
  await user.click(within(await dialog()).getByRole('button', { name: messages.cancel }));
  expect(await screen.findByText(messages.cancelled)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: messages.resume }));
  await user.click(within(await dialog()).getByRole('button', { name: messages.resume }));
  expect(await screen.findByRole('button', { name: messages.cancel })).toBeVisible();
  expect(screen.queryByText(messages.cancelled)).not.toBeInTheDocument();
});

test('an organiser who goes back from the question cancels nothing', async () => {
  const { user } = openCancellable();
  await user.click(await screen.findByRole('button', { name: messages.cancel }));
  await user.click(within(await dialog()).getByRole('button', { name: messages.goBack }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: messages.cancel })).toBeVisible();
  expect(screen.queryByText(messages.cancelled)).not.toBeInTheDocument();
});

test('an organiser whose event was over meanwhile reads why it is not cancelled', async () => {
  const { user } = openCancellable();
  server.use(api.reject('put', `events/${post.id}/cancellation`, 409, { code: 'conflict', message: 'فات موعدها' }));
  await user.click(await screen.findByRole('button', { name: messages.cancel }));
  await user.click(within(await dialog()).getByRole('button', { name: messages.cancel }));
  expect(await screen.findByText('فات موعدها')).toBeVisible();
  expect(screen.queryByText(messages.cancelled)).not.toBeInTheDocument();
});

test('an event that is over is not cancelled', async () => {
  openCancellable(anEvent({ beginsAt: '2026-01-05T09:00:00.000Z', endsAt: '2026-01-05T11:00:00.000Z' }));
  expect(await box(amina.name)).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.cancel })).not.toBeInTheDocument();
});
