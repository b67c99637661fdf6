import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import type { AttendanceReply } from 'shared-api/contract/posts/attendance.contract';
import { aGate, aMember, anEvent, aPost, api, roundTrip, signInAs, startApiServer } from 'shared-api/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import { messages } from './attendance-messages.ts';
import { messages as eventMessages } from './messages.ts';

const server = startApiServer();
const post = aPost({ type: 'Ad', author: aMember(), event: anEvent({ capacity: 3 }) });

const unsaid: AttendanceReply = { state: 'none', position: null, left: 3, isOpen: true };
const going: AttendanceReply = { ...unsaid, state: 'going', left: 2 };

function open(find: (method: string) => AttendanceReply, shown = post) {
  server.use(
    api.post(shown),
    api.postsPages(() => ({ posts: [shown] })),
    api.attendance(post, find),
  );
  return renderRoutes(routes, `/posts/${post.id}`);
}
const button = (name: string) => screen.findByRole('button', { name });

test('a member says that it comes, is told how many places are left, and takes it back', async () => {
  signInAs(aMember());
  const user = userEvent.setup();
  open((method) => (method === 'PUT' ? going : unsaid));
  expect(await screen.findByText('بقيت 3 أماكن.')).toBeVisible();
  await user.click(await button(eventMessages.attend));
  expect(await screen.findByText(`${messages.going} بقي مكانان.`)).toBeVisible();
  expect(await button(messages.leave)).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await button(eventMessages.attend)).toBeEnabled();
});

test('a member who says that it comes while what is shown is asked for again still comes when that answer is late', async () => {
  signInAs(aMember());
  const { user, router } = open((method) => (method === 'PUT' ? going : unsaid));
  await button(eventMessages.attend);
  await act(() => router.navigate('/links/about'));
  const late = aGate();
  server.use(
    http.get(`*/api/events/${post.id}/attendance`, async () => {
      await late.pass();
      return HttpResponse.json(unsaid);
    }),
  );
  await act(() => router.navigate(`/posts/${post.id}`));
  await waitFor(() => expect(late.isReached()).toBe(true));
  await user.click(await button(eventMessages.attend));
  expect(await button(messages.leave)).toBeEnabled();
  late.open();
  await act(() => roundTrip(server));
  expect(await button(messages.leave)).toBeEnabled();
});

test('when no place is left a member waits, and is told its turn', async () => {
  signInAs(aMember());
  const user = userEvent.setup();
  const full = { ...unsaid, left: 0 };
  open((method) => (method === 'PUT' ? { ...full, state: 'waiting', position: 4 } : full));
  await user.click(await button(eventMessages.wait));
  expect(await screen.findByText(messages.waiting(4))).toBeVisible();
  expect(await button(messages.leave)).toBeEnabled();
});

test('a member reads of an event that is over that it was to come, and can change nothing', async () => {
  signInAs(aMember());
  open(() => ({ ...going, isOpen: false }), { ...post, event: anEvent({ endsAt: '2026-01-01T10:00:00.000Z' }) });
  expect(await screen.findByText(messages.wasGoing)).toBeVisible();
  expect(screen.queryByText(/بقي/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: messages.leave })).not.toBeInTheDocument();
});

test.each(['going', 'waiting'] as const)(
  'a member who is %s takes it back after the announcement ended',
  async (state) => {
    signInAs(aMember());
    const user = userEvent.setup();
    const position = state === 'waiting' ? 1 : null;
    open((method) => ({ ...unsaid, isOpen: false, ...(method !== 'DELETE' && { state, position }) }));
    expect(await screen.findByText(position ? messages.stillWaiting(position) : messages.wasGoing)).toBeVisible();
    await user.click(await button(messages.leave));
    expect(await screen.findByText(messages.closed)).toBeVisible();
    expect(screen.queryByRole('button', { name: eventMessages.attend })).not.toBeInTheDocument();
    expect(screen.getByRole('group', { name: messages.attendance })).toHaveFocus();
  },
);

test.each([
  ['is to come', anEvent(), 'المسجَّلون'],
  ['has begun', anEvent({ beginsAt: '2026-01-05T09:00:00.000Z' }), 'الحاضرون'],
])('the author of an event that %s is led to its list by the name of it', async (_, event, name) => {
  signInAs(aMember({ id: post.author.id }));
  open(() => unsaid, { ...post, event });
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    `/organization/events/${post.id}/attendees`,
  );
});

test('a member whose line fails reads so, and asks again', async () => {
  signInAs(aMember());
  const user = userEvent.setup();
  open(() => unsaid);
  server.use(api.unreachable('get', `events/${post.id}/attendance`));
  expect(await screen.findByText(eventMessages.attendanceNotLoaded)).toBeVisible();
  server.use(api.attendance(post, () => unsaid));
  await user.click(await button('إعادة المحاولة'));
  expect(await button(eventMessages.attend)).toBeVisible();
});

test('a visitor is asked nothing, and finds the way to come without an account', async () => {
  signInAs(null);
  let requests = 0;
  open(() => {
    requests += 1;
    return unsaid;
  });
  expect(await screen.findByText(post.event?.place ?? '')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: eventMessages.attend })).not.toBeInTheDocument());
  expect(requests).toBe(0);
  expect(screen.getByRole('link', { name: eventMessages.attend })).toHaveAttribute(
    'href',
    `/events/attend?event=${post.id}`,
  );
});

test('a visitor reads that all places are taken before it types, and is led to the waiting list', async () => {
  signInAs(null);
  open(() => unsaid, { ...post, event: anEvent({ capacity: 3, placesLeft: 0 }) });
  expect(await screen.findByText('الدعوة عامة، 3 أماكن، اكتملت الأماكن')).toBeVisible();
  expect(screen.getByRole('link', { name: eventMessages.wait })).toHaveAttribute(
    'href',
    `/events/attend?event=${post.id}`,
  );
  expect(screen.queryByRole('link', { name: eventMessages.attend })).not.toBeInTheDocument();
});

test('what the page says is left agrees with what a member is told who takes a place', async () => {
  signInAs(aMember());
  const user = userEvent.setup();
  open((method) => (method === 'PUT' ? going : unsaid), { ...post, event: anEvent({ capacity: 3, placesLeft: 3 }) });
  expect(await screen.findByText('الدعوة عامة، 3 أماكن')).toBeVisible();
  await user.click(await button(eventMessages.attend));
  expect(await screen.findByText('الدعوة عامة، 3 أماكن، بقي مكانان')).toBeVisible();
});

test.each([
  ['is for members', anEvent({ audience: 'members' })],
  ['is over', anEvent({ beginsAt: '2026-01-05T09:00:00.000Z', endsAt: '2026-01-05T11:00:00.000Z' })],
])('a visitor finds no way to come to an event that %s', async (_, event) => {
  signInAs(null);
  server.use(
    api.post({ ...post, event }),
    api.postsPages(() => ({ posts: [post] })),
  );
  renderRoutes(routes, `/posts/${post.id}`);
  expect(await screen.findByText(event.place)).toBeVisible();
  expect(screen.queryByRole('link', { name: eventMessages.attend })).not.toBeInTheDocument();
});

test('a member finds its own button and not the way of visitors', async () => {
  signInAs(aMember());
  open(() => unsaid);
  expect(await button(eventMessages.attend)).toBeEnabled();
  expect(screen.queryByRole('link', { name: eventMessages.attend })).not.toBeInTheDocument();
});
