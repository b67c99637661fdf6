import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PrivateMember } from 'shared-api/contract/members/members.contract';
import { signInAs } from 'shared-api/testing';
import { createBrowserRouter, RouterProvider } from 'shared-ui/router';
import { messages as frame } from '../messages.ts';
import { shellRoutes } from '../routes.tsx';
import { messages } from '../session/messages.ts';
import { showSignInDialog } from './show-sign-in-dialog.tsx';

/** The frame of the portal as this member, or a visitor, meets it. */
export function openPortal({ as = null, at = '/' }: { as?: PrivateMember | null; at?: string } = {}) {
  history.replaceState(null, '', at);
  signInAs(as);
  if (!as) showSignInDialog();
  const home = { id: 'home', index: true, element: <h1>home</h1> };
  const profile = { path: 'organization/edit-profile/:id', element: <h1>profile</h1> };
  const post = { path: 'posts/7', element: <h1>post</h1> };
  const myPage = { path: 'organization/me', element: <h1>my page</h1> };
  render(<RouterProvider router={createBrowserRouter(shellRoutes([home, profile, post, myPage]))} />);
  return userEvent.setup();
}
export type Person = ReturnType<typeof openPortal>;

export const field = (name: string) => screen.findByLabelText(new RegExp(`^${name}`, 'u'));
export const press = async (user: Person, name: string) =>
  user.click(await screen.findByRole('button', { name: new RegExp(name, 'u') }));

export const follow = async (user: Person, name: string) =>
  user.click(await screen.findByRole('link', { name: new RegExp(name, 'u') }));

/** The window for signing in, opened by a visitor. */
export async function openWindow(at = '/') {
  const user = openPortal({ at });
  await follow(user, frame.signIn);
  const dialog = await screen.findByRole('dialog', { name: messages.signInTitle });
  return { user, dialog };
}

export async function signIn({ user, dialog }: Awaited<ReturnType<typeof openWindow>>, email: string) {
  await user.type(await field(messages.email), email);
  await user.type(await field(messages.password), 'tadamon-1999');
  await user.click(within(dialog).getByRole('button', { name: messages.signIn }));
}
