import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AttendanceReply } from 'shared-api/contract/attendance.contract';
import { startApiServer } from 'shared-api/testing/api-server';
import { aMember, anEvent, aPost } from 'shared-api/testing/builders';
import { api } from 'shared-api/testing/handlers';
import { signInAs } from 'shared-api/testing/sign-in-as';
import { renderRoutes } from 'shared-ui/testing';
import { messages } from '../attendance/messages.ts';
import { routes } from '../routes.tsx';

const server = startApiServer();
const post = aPost({ type: 'Ad', author: aMember(), event: anEvent({ capacity: 3 }) });

const unsaid: AttendanceReply = { state: 'none', position: null, left: 3, isOpen: true };
const going: AttendanceReply = { ...unsaid, state: 'going', left: 2 };

function open(find: (method: string) => AttendanceReply) {
  server.use(
    api.post(post),
    api.postsPages(() => ({ posts: [post] })),
    api.attendance(post, find),
  );
  return renderRoutes(routes, `/posts/${post.id}`);
}
const button = (name: string) => screen.findByRole('button', { name });

test('a member says that it comes, is told how many places are left, and takes it back', async () => {
  signInAs(aMember());
  const user = userEvent.setup();
  open((method) => (method === 'PUT' ? going : unsaid));
  expect(await screen.findByText('بقي 3 أماكن.')).toBeVisible();
  await user.click(await button(messages.attend));
  expect(await screen.findByText(`${messages.going} بقي مكانان.`)).toBeVisible();
  await user.click(await button(messages.leave));
  expect(await button(messages.attend)).toBeEnabled();
});

test('when no place is left a member waits, and is told its turn', async () => {
  signInAs(aMember());
  const user = userEvent.setup();
  const full = { ...unsaid, left: 0 };
  open((method) => (method === 'PUT' ? { ...full, state: 'waiting', position: 4 } : full));
  await user.click(await button(messages.wait));
  expect(await screen.findByText(messages.waiting(4))).toBeVisible();
  expect(await button(messages.leave)).toBeEnabled();
});

test('a member reads of an event that is over that it was to come, and can change nothing', async () => {
  signInAs(aMember());
  open(() => ({ ...going, left: null, isOpen: false }));
  expect(await screen.findByText(messages.going)).toBeVisible();
  expect(screen.queryByRole('button', { name: messages.leave })).not.toBeInTheDocument();
});

test('a visitor is asked nothing', async () => {
  signInAs(null);
  let requests = 0;
  open(() => {
    requests += 1;
    return unsaid;
  });
  expect(await screen.findByText(post.event?.place ?? '')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: messages.attend })).not.toBeInTheDocument());
  expect(requests).toBe(0);
});
